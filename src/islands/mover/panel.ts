import { capital } from '../../games/contract/sentences.ts';
import { formText } from '../../games/table/orders/forming.ts';
import { clauseMarkup, escape } from '../../panel/markup.ts';
import { around } from './around.ts';
import type { MoveDraft } from '../orders/move-draft.ts';
import { formationsFor } from './drafting.ts';
import { exampleOf, orderSaid, partUsed, stepSaid, usedSaid, type Why } from './wording.ts';

/** What the buttons and the field of the mover's panel do. */
export interface PanelActions {
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly drop: () => void;
  readonly read: (text: string) => void;
  readonly form: (into: string) => void;
}

/** The panel of the mover: the order as text, its buttons, and a field to write it in. */
export interface MoverPanel {
  /**
   * Shows a draft, or hides the panel. `why` says what is not allowed, and by which clause. A text
   * that is not an order stays in the field.
   */
  readonly show: (draft: MoveDraft | null, why: Why | null) => void;
  /** Hides the reason why something is not allowed. */
  readonly noWhy: () => void;
  readonly end: () => void;
}

function make<K extends keyof HTMLElementTagNameMap>(kind: K, set: object, ...children: readonly Node[]) {
  const element = Object.assign(document.createElement(kind), set);
  element.append(...children);
  return element;
}

const button = (textContent: string, action: () => void, className = ''): HTMLButtonElement =>
  make('button', { type: 'button', textContent, className, onclick: action });

const items = (texts: readonly string[]): readonly HTMLLIElement[] =>
  texts.map((textContent) => make('li', { textContent }));

const whyMarkup = ({ says, clause }: Why): string =>
  clause === null ? escape(says) : `${escape(says)} ${clauseMarkup(clause.id, () => clause.title)}`;

/** The text in the field: what was written and is no order, or the order as a sentence. */
const textOf = ({ moving, march, unfit }: MoveDraft): string => unfit?.text ?? orderSaid(moving, march);

/**
 * The field in which the reader writes an order, and a button for the sentence that was probably
 * meant. The second Enter confirms the order that the first has read, or takes what was meant.
 */
function sentenceField({ confirm, read }: Pick<PanelActions, 'confirm' | 'read'>) {
  let shown: MoveDraft | null = null;
  const field = make('input', { type: 'text', autocomplete: 'off', spellcheck: false });
  const label = make('label', { textContent: 'Or type it' }, field);
  const form = make('form', {}, label, make('button', { textContent: 'Preview' }));
  const meant = button('', () => read(shown?.unfit?.meant ?? ''));
  meant.hidden = true;
  form.onsubmit = (event) => {
    event.preventDefault();
    read(field.value);
  };
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || shown === null || field.value !== textOf(shown)) return;
    const { legs, unfit } = shown;
    if (unfit === null ? legs.length === 0 : unfit.meant === null) return;
    event.preventDefault();
    if (unfit === null) confirm();
    else read(unfit.meant!);
  };
  return {
    elements: [meant, form],
    show(draft: MoveDraft) {
      shown = draft;
      field.placeholder = exampleOf(draft.moving);
      field.value = textOf(draft);
      const near = draft.unfit?.meant ?? null;
      meant.textContent = near === null ? '' : `Use “${near}”`;
      meant.hidden = near === null;
    },
  };
}

/** A button for each formation that the moving unit may take next. */
function formationButtons(take: (into: string) => void) {
  const element = make('p', { className: 'mover-forms', hidden: true });
  return {
    element,
    show(draft: MoveDraft) {
      const formations = formationsFor(draft);
      const buttons = formations.map((into) => button(capital(formText(into)), () => take(into)));
      element.replaceChildren(...buttons);
      element.hidden = buttons.length === 0;
    },
  };
}

/**
 * Creates the panel of a board: its buttons above all others below the map, the rest among the
 * extras of the board.
 */
export function moverPanel(board: HTMLElement, { confirm, undo, drop, read, form: take }: PanelActions): MoverPanel {
  const buttons = {
    confirm: button('Confirm', confirm, 'main'),
    undo: button('Undo last step', undo, 'step'),
    drop: button('Cancel', drop),
  };
  const row = make('div', { className: 'mover-row', hidden: true }, ...Object.values(buttons));
  const used = make('span', {});
  const who = make('b', {});
  const bar = make('progress', { max: 1 });
  const legs = make('ol', { className: 'legs' });
  const forms = formationButtons(take);
  const why = make('p', { className: 'mover-why', hidden: true });
  const sentence = sentenceField({ confirm, read });
  const list = make('ul', {});
  const nearby = make('details', {}, make('summary', { textContent: 'What is around it' }), list);
  const head = make('p', { className: 'mover-who' }, who, document.createTextNode(' '), used);
  const panel = make(
    'section',
    { className: 'mover-panel', hidden: true, ariaLabel: 'The order by hand' },
    head,
    bar,
    legs,
    forms.element,
    why,
    ...sentence.elements,
    nearby,
  );
  /** What is around the unit is computed only while the list is open. */
  let shown: MoveDraft | null = null;
  const fill = () => {
    if (shown !== null && nearby.open) list.replaceChildren(...items(around(shown.moving, shown.march.end)));
  };
  nearby.ontoggle = fill;
  // Confirm comes before what else the unit may do, which can be a long list.
  board.querySelector('.controls')!.prepend(row);
  board.querySelector('.extras')!.prepend(panel);

  return {
    show(draft, reason) {
      panel.hidden = row.hidden = draft === null;
      why.innerHTML = reason === null ? '' : whyMarkup(reason);
      why.hidden = reason === null;
      why.classList.toggle('cut', reason?.isOfCut === true);
      shown = draft;
      if (draft === null) return;
      const { moving, march, unfit } = draft;
      who.textContent = moving.unit.name.charAt(0).toUpperCase() + moving.unit.name.slice(1);
      used.textContent = usedSaid(moving, march);
      bar.hidden = !moving.mover.measures;
      bar.value = partUsed(march);
      bar.ariaLabel = usedSaid(moving, march);
      legs.replaceChildren(...items(march.steps.map((step) => stepSaid(moving, step, march))));
      forms.show(draft);
      sentence.show(draft);
      fill();
      // The text in the field is not what would be ordered.
      buttons.confirm.disabled = unfit !== null || march.order === null;
      buttons.undo.disabled = draft.legs.length === 0;
    },
    noWhy: () => (why.hidden = true),
    end() {
      row.remove();
      panel.remove();
    },
  };
}
