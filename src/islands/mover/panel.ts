import { clauseMarkup, escape } from '../../panel/markup.ts';
import { around } from './around.ts';
import type { MoveDraft } from '../orders/move-draft.ts';
import { exampleOf, legSaid, orderSaid, takesSaid, usedSaid, type Why } from './wording.ts';

/** What can be done in the panel of the mover. */
export interface PanelActions {
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly drop: () => void;
  readonly read: (text: string) => void;
}

/**
 * The panel of the mover: the order as text, its buttons, and a field in which it can be written.
 */
export interface MoverPanel {
  /**
   * Shows an order, or hides the panel. `why` says what is not allowed, and by which clause; what
   * was written and is no order stays in the field.
   */
  readonly show: (draft: MoveDraft | null, why: Why | null) => void;
  /** Takes the reason back why something is not allowed. */
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

/**
 * Makes the panel of a board: its buttons in the row below the map, the rest where a board has its
 * extras.
 */
export function moverPanel(board: HTMLElement, { confirm, undo, drop, read }: PanelActions): MoverPanel {
  const buttons = {
    confirm: button('Confirm', confirm, 'main'),
    undo: button('Undo leg', undo),
    drop: button('Put down', drop),
  };
  const row = make('div', { className: 'mover-row', hidden: true }, ...Object.values(buttons));
  const used = make('span', {});
  const who = make('b', {});
  const bar = make('progress', { max: 1 });
  const legs = make('ol', { className: 'legs' });
  const why = make('p', { className: 'mover-why', hidden: true });
  const field = make('input', { type: 'text', autocomplete: 'off', spellcheck: false });
  const form = make(
    'form',
    {},
    make('label', { textContent: 'Or write it' }, field),
    make('button', { textContent: 'Read' }),
  );
  const list = make('ul', {});
  const nearby = make('details', {}, make('summary', { textContent: 'What is around it' }), list);
  const head = make('p', { className: 'mover-who' }, who, document.createTextNode(' '), used);
  const panel = make(
    'section',
    { className: 'mover-panel', hidden: true, ariaLabel: 'The order by hand' },
    head,
    bar,
    legs,
    why,
    form,
    nearby,
  );
  /** What is around the unit is reckoned when it is looked at. */
  let shown: MoveDraft | null = null;
  const fill = () => {
    if (shown !== null && nearby.open) list.replaceChildren(...items(around(shown.moving, shown.march.end)));
  };
  nearby.ontoggle = fill;
  form.onsubmit = (event) => {
    event.preventDefault();
    read(field.value);
  };
  board.querySelector('.orders, .controls')!.append(row);
  board.querySelector('.extras')!.prepend(panel);

  return {
    show(draft, reason) {
      panel.hidden = row.hidden = draft === null;
      why.innerHTML = reason === null ? '' : whyMarkup(reason);
      why.hidden = reason === null;
      shown = draft;
      if (draft === null) return;
      const { moving, march, unfit } = draft;
      who.textContent = moving.unit.name.charAt(0).toUpperCase() + moving.unit.name.slice(1);
      used.textContent = usedSaid(moving, march);
      bar.hidden = !moving.mover.measures;
      bar.value = march.allowed === 0 ? 0 : Math.min(1, march.used / march.allowed);
      bar.ariaLabel = usedSaid(moving, march);
      const said = march.steps.map((step) =>
        [legSaid(moving, step.leg, step.from), takesSaid(moving, step)].filter(Boolean),
      );
      legs.replaceChildren(...items(said.map((parts) => parts.join(' · '))));
      field.placeholder = exampleOf(moving);
      field.value = unfit?.text ?? orderSaid(moving, march);
      fill();
      // What was written is not what would be ordered.
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
