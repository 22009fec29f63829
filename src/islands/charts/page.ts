import { plural } from '../../games/contract/sentences.ts';
import { keep, storedText, type KeepResult } from '../battle/texts.ts';
import { download } from '../progress/download.ts';
import { works } from '../works.ts';
import { cellsIn, changeAt, endsIn, own, withChange, type Changes } from './changes.ts';
import { faultsOf } from './faults.ts';
import { fieldsIn, moveByKeys, showBeginnings, tell, written, type Field } from './fields.ts';
import { fileText, readFile, type ChartsGame } from './file.ts';
import { keyOf } from './key.ts';
import { readStored, storedOf, type Use } from './stored.ts';
import { readTyped } from './typed.ts';

/** Milliseconds after the last key until a chart is checked. */
const PAUSE = 600;

const KEPT: Readonly<Record<KeepResult | 'gone', string>> = {
  kept: 'What you write is kept in this browser.',
  full: 'Your browser has no room left: what you write lasts until you leave the page. Keep it as a file.',
  blocked:
    'Your browser lets this site keep nothing: what you write lasts until you leave the page. Keep it as a file.',
  changed: 'Your charts were changed in another tab, and these are they. Write your last number again.',
  gone: '',
};

/** The page of a game’s charts. */
class ChartsPage {
  readonly #root: HTMLElement;
  readonly #of: ChartsGame;
  readonly #fields: readonly Field[];
  /** What is written in fields but is no number, by the ids of their messages. */
  readonly #unread = new Map<string, string>();
  #changes: Changes = {};
  #use: Use = 'mine';
  /** The text that this page last read or stored. */
  #known: string | null = null;
  /** What stood here before the last file, or before all was left to ours. */
  #before: Changes | null = null;
  #timer = 0;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#of = JSON.parse(root.dataset['charts']!) as ChartsGame;
    this.#fields = Object.entries(this.#of.ours).flatMap(([id, chart]) => fieldsIn(this.#table(id), id, chart));
    this.#load();
    root.addEventListener('input', ({ target }) => this.#typed(target));
    root.addEventListener('change', ({ target }) => this.#chosen(target));
    root.addEventListener('keydown', (event) => moveByKeys(this.#fields, event));
    root.addEventListener('click', ({ target }) => this.#pressed(target));
    for (const event of ['storage', 'pageshow'])
      addEventListener(event, () => storedText(this.#key) !== this.#known && this.#load());
  }

  get #key(): string {
    return keyOf(this.#of.game);
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  #table(id: string): HTMLTableElement {
    return this.#root.querySelector<HTMLTableElement>(`table[data-of="${id}"]`)!;
  }

  #load(): void {
    this.#known = storedText(this.#key);
    const stored = readStored(this.#known, this.#of.ours);
    this.#unread.clear();
    this.#changes = stored.changes;
    this.#use = stored.use;
    this.#fill();
    if (stored.unread.length > 0)
      this.#say('Some of what this browser has kept is no chart of this game and is left out.');
  }

  /** Stores what is written. Returns whether the page goes on with it. */
  #store(changes: Changes, use: Use = this.#use): boolean {
    const text = storedOf(this.#of.ours, { changes, use });
    const came = keep(this.#key, this.#known, text);
    this.#part('kept').textContent = KEPT[came];
    if (came === 'changed') {
      this.#load();
      return false;
    }
    if (came === 'kept') this.#known = text;
    this.#changes = changes;
    this.#use = use;
    return true;
  }

  #say(text: string): void {
    this.#part('said').textContent = text;
  }

  #fill(): void {
    for (const field of this.#fields) field.input.value = written(changeAt(this.#changes, field));
    for (const radio of this.#root.querySelectorAll<HTMLInputElement>('[name=use]')) radio.checked = radio.value === this.#use; // prettier-ignore
    this.#check();
  }

  /** Shows every fault at its cell, and what each chart is used for. */
  #check(): void {
    clearTimeout(this.#timer);
    const { ours } = this.#of;
    for (const [id, chart] of Object.entries(ours)) {
      const changed = own(this.#changes, id) ?? {};
      const faults = faultsOf(chart, changed);
      const fields = this.#fields.filter((field) => field.id === id);
      for (const field of fields) {
        const fault = faults.find(({ row, column }) => row === field.row && column === field.column);
        tell(field, this.#unread.get(field.message.id) ?? fault?.says ?? '');
        field.input.parentElement!.toggleAttribute('data-own', changeAt(this.#changes, field) !== null);
      }
      if (chart.bands !== undefined) showBeginnings(this.#table(id), endsIn(chart, changed));
      const count = fields.filter((field) => changeAt(this.#changes, field) !== null).length;
      this.#root.querySelector(`[data-state="${id}"]`)!.textContent = this.#stateSaid(count, faults.length);
    }
    const isAny = cellsIn(ours, this.#changes).length > 0;
    for (const name of ['keep', 'clear']) this.#part(name).ariaDisabled = String(!isAny);
    this.#part('undo').hidden = this.#before === null;
  }

  #stateSaid(count: number, faults: number): string {
    if (count === 0) return '';
    const yours = `${plural(count, 'cell')} of your own.`;
    if (faults > 0)
      return `${yours} Left out until ${faults === 1 ? 'the cell with a message is' : 'the cells with messages are'} mended.`;
    return this.#use === 'ours' ? `${yours} Not used now: you play with ours.` : `${yours} Used on every board of the game.`; // prettier-ignore
  }

  #typed(target: EventTarget | null): void {
    const field = this.#fields.find(({ input }) => input === target);
    if (field === undefined) return;
    const read = readTyped(this.#of.ours[field.id]!, field.column, field.input.value);
    this.#unread.delete(field.message.id);
    if (!read.ok) this.#unread.set(field.message.id, read.error);
    tell(field, '');
    this.#before = null;
    this.#store(withChange(this.#of.ours, this.#changes, field, read.ok ? read.value : null));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#check(), PAUSE);
  }

  #chosen(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'use') {
      this.#store(this.#changes, target.value === 'ours' ? 'ours' : 'mine');
      this.#say(this.#use === 'ours' ? 'All pages play with our charts.' : 'All pages play with your charts.');
    } else if (target.type === 'file') void this.#read(target);
    this.#check();
  }

  async #read(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const list = this.#part('faults');
    list.replaceChildren();
    const text = await file.text().catch(() => null);
    input.value = '';
    const read = text === null ? null : readFile(this.#of, text);
    if (read?.ok === true) {
      this.#replace(
        read.value,
        `“${file.name}” is taken: ${plural(cellsIn(this.#of.ours, read.value).length, 'cell')}.`,
      );
      return;
    }
    const faults = read === null ? ['It could not be read from the disk. Choose it again.'] : read.error;
    list.append(...faults.map((each) => Object.assign(document.createElement('li'), { textContent: each })));
    this.#say(`“${file.name}” is not taken, and nothing has changed. What is wrong with it:`);
  }

  /** Puts other changes in place of all, which can be taken back. */
  #replace(changes: Changes, says: string): void {
    const before = this.#changes;
    if (!this.#store(changes, 'mine')) return;
    this.#unread.clear();
    this.#before = cellsIn(this.#of.ours, before).length > 0 ? before : null;
    this.#fill();
    this.#say(says);
  }

  #pressed(target: EventTarget | null): void {
    const button = (target as Element).closest<HTMLElement>('button[data-part]');
    if (button === null || button.ariaDisabled === 'true') return;
    this.#part('faults').replaceChildren();
    const { ours, game } = this.#of;
    if (button.dataset['part'] === 'keep') {
      download(`charts-of-${game}.json`, fileText(this.#of, this.#changes));
      this.#say(`Your charts are in the file charts-of-${game}.json.`);
    } else if (button.dataset['part'] === 'clear')
      this.#replace(
        {},
        `Every cell is ours again; ${plural(cellsIn(ours, this.#changes).length, 'cell')} of yours can be taken back.`,
      );
    else if (this.#before !== null) this.#replace(this.#before, 'Your charts are as they were.');
  }
}

/** Lets the reader write their own charts on the page of a game’s charts. */
export function handleCharts(root: HTMLElement): void {
  new ChartsPage(root);
  works();
}
