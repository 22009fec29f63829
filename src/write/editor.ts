import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { yaml } from '@codemirror/lang-yaml';
import { setDiagnostics } from '@codemirror/lint';
import { keymap } from '@codemirror/view';
import { basicSetup, EditorView } from 'codemirror';
import { completions, type Schema } from './completion.ts';
import type { DeskAnswer, DeskFault, DeskStep } from './desk.ts';

/** An author has stopped typing after this time, in milliseconds. */
const PAUSE = 350;

const part = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-desk=${name}]`)!;
const desk = document.querySelector<HTMLElement>('.desk')!;
const status = part('status');
const preview = document.querySelector('iframe')!;
const file = new URLSearchParams(location.search).get('file') ?? '';

interface Answer extends Partial<DeskAnswer> {
  readonly text?: string;
  readonly schema?: Schema | null;
  readonly error?: string;
}

/** Asks the dev server. A refusal is an answer with an error. */
async function ask(what: object): Promise<Answer> {
  try {
    const answer = await fetch(desk.dataset['api']!, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file, ...what }),
    });
    return (await answer.json()) as Answer;
  } catch {
    return { error: 'The dev server does not answer. Is it still running?' };
  }
}

let schema: Schema | null = null;
let saved = '';

function complete(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w.-]*/);
  if (schema === null || word === null || (word.from === word.to && !context.explicit)) return null;
  const before = context.state.sliceDoc(0, word.from);
  const options = completions(before.split('\n'), schema).map(({ label, info, isKey }) => ({
    label,
    type: isKey ? 'property' : 'constant',
    ...(info !== undefined && { info }),
    ...(isKey && { apply: `${label}: ` }),
  }));
  return options.length === 0 ? null : { from: word.from, options };
}

const editor = new EditorView({
  parent: part('text'),
  extensions: [
    basicSetup,
    yaml(),
    EditorView.lineWrapping,
    autocompletion({ override: [complete] }),
    keymap.of([{ key: 'Mod-s', run: () => (void save(), true) }]),
    EditorView.contentAttributes.of({ 'aria-label': file }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) typed();
    }),
  ],
});

const text = (): string => editor.state.doc.toString();

function setText(now: string): void {
  if (now !== text()) editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: now } });
}

let timer = 0;
function typed(): void {
  const isChanged = text() !== saved;
  for (const each of document.querySelectorAll<HTMLButtonElement>('.bar button')) each.disabled = !isChanged;
  clearTimeout(timer);
  timer = window.setTimeout(() => void play(), PAUSE);
}

let asked = 0;
async function play(): Promise<void> {
  asked += 1;
  const mine = asked;
  status.textContent = 'Playing…';
  const answer = await ask({ do: 'play', text: text() });
  // What has been typed since then is played next.
  if (mine === asked) show(answer);
}

function show(answer: Answer): void {
  const { error, faults = [], steps = [], board = null } = answer;
  status.textContent = error ?? `${saying(faults.length)}${text() === saved ? '' : ' Not saved yet.'}`;
  if (error !== undefined) return;
  editor.dispatch(setDiagnostics(editor.state, faults.map(diagnostic)));
  part('faults').replaceChildren(...faults.map(faultItem));
  part('faults').closest('section')!.hidden = faults.length === 0;
  part('steps').replaceChildren(...steps.map(stepItem));
  preview.hidden = board === null || faults.length > 0;
  if (!preview.hidden) preview.src = `${desk.dataset['embed']!}${board!}/`;
}

const saying = (count: number): string =>
  count === 0 ? 'It plays without a fault.' : count === 1 ? 'One fault.' : `${count} faults.`;

function diagnostic({ line, column, says }: DeskFault) {
  const at = editor.state.doc.line(Math.min(Math.max(line, 1), editor.state.doc.lines));
  const from = Math.min(at.from + Math.max(column - 1, 0), at.to);
  return { from, to: at.to, severity: 'error' as const, message: says };
}

function faultItem({ line, says }: DeskFault): HTMLElement {
  const item = document.createElement('li');
  const go = button(`Line ${line}`, () => {
    const at = editor.state.doc.line(Math.min(Math.max(line, 1), editor.state.doc.lines));
    editor.dispatch({ selection: { anchor: at.from }, scrollIntoView: true });
    editor.focus();
  });
  item.append(go, ` ${says}`);
  return item;
}

function stepItem({ id, title, says }: DeskStep, step: number): HTMLElement {
  const item = document.createElement('li');
  const heading = document.createElement('p');
  heading.append(`${title} (${id})`);
  const told = says.map((each) => {
    const line = document.createElement('p');
    line.textContent = each;
    return line;
  });
  const take = (what: 'dice' | 'expect', label: string) => button(label, () => void takeOver(step, what));
  item.append(heading, ...told, take('dice', 'Roll its dice'), ' ', take('expect', 'Expect this'));
  return item;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

async function takeOver(step: number, what: 'dice' | 'expect'): Promise<void> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { text: taken, error } = await ask({ do: 'take', text: text(), step, what, seed });
  if (taken !== undefined) setText(taken);
  if (error !== undefined) status.textContent = error;
}

async function save(): Promise<void> {
  const answer = await ask({ do: 'save', text: text() });
  if (answer.text === undefined) {
    status.textContent = answer.error ?? 'It could not be saved.';
    return;
  }
  saved = answer.text;
  setText(saved);
  typed();
}

async function open(): Promise<void> {
  // Whatever is being played is no longer what is shown.
  asked += 1;
  clearTimeout(timer);
  part('file').textContent = file;
  part('name').textContent = file.split('/').at(-1) ?? file;
  const answer = await ask({ do: 'open' });
  schema = answer.schema ?? null;
  saved = answer.text ?? '';
  setText(saved);
  clearTimeout(timer);
  show(answer);
}

part('save').addEventListener('click', () => void save());
part('drop').addEventListener('click', () => void open());
// The other pages of the site then show what is saved.
addEventListener('pagehide', () => void ask({ do: 'drop' }));
void open();
