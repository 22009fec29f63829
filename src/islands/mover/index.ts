import type { Point } from '../../geometry/vectors.ts';
import type { OrderLike, Target } from '../../games/contract/engine.ts';
import type { Placed } from '../../scene/mover.ts';
import { annotationMarks } from '../../scene/module.ts';
import { afterFrame } from '../board/later.ts';
import { spotOf as spotOnMap, touchLater } from '../orders/map-input.ts';
import type { Pointer, Pointing } from '../orders/pointing.ts';
import type { Session } from '../orders/session.ts';
import { isOnGhost, sentAt, sentTo } from './clicking.ts';
import { floatingOver } from './floating.ts';
import sheet from './mover.css?inline';
import { mayPut } from '../orders/places.ts';
import { settled, wanting, type Held } from './held.ts';
import { gripping } from './gripping.ts';
import { moverLayer } from './layer.ts';
import { intoContact, pressed, undone } from './leg-list.ts';
import { isTap, movableNear } from './nearby.ts';
import { moverPanel } from './panel.ts';
import { umPerPixel } from './paper.ts';
import { plansOf } from './plans.ts';
import { magnetOf } from './pull.ts';
import { pullsOn } from './pulling.ts';
import { reaching } from './reaching.ts';
import { nameOf, take } from './taken.ts';
import { legSaid, notRead, rulerSaid, waitsSaid, type Why } from './wording.ts';

export { marchOf, take } from './taken.ts';
export { orderSaid } from './wording.ts';

const rules = new CSSStyleSheet();
rules.replaceSync(sheet);
document.adoptedStyleSheets.push(rules);

/**
 * The mover on a free table, around the pointing that all games share. A unit that is selected and can be moved is taken up: it is
 * pulled, pushed by keys, or ordered by a sentence, leg by leg, and `order` is called when the reader confirms. All else is left to pointing.
 */
export function handling(session: Session, at: Pointing, pointing: (at: Pointing) => Pointer): Pointer {
  const { game } = session;
  const mover = game.input.mover!;
  const { scene } = at.frame;
  const svg = at.board.querySelector<SVGSVGElement>('.sheet svg')!;
  const layer = moverLayer(session, svg, scene);
  const floating = floatingOver(svg);
  const panel = moverPanel(at.board, { confirm, undo, drop, read });
  const reach = reaching((of, outline) => of === held && layer.reach(of.taken, outline));
  let state = at.frame.before;
  let held: Held | null = null;
  /** One that waits beside the table is selected, but not taken up. */
  let selected: string | null = null;
  /** Whether the board shows a wrong answer, which the next click takes back. */
  let isAnswered = false;
  const plans = plansOf();
  /** Whether the map has been looked at since the unit was taken up. */
  let isMeasured = false;
  /** Whether the reader has been told of the orders that wait. */
  let isWarned = false;

  const citing = (id: Parameters<typeof game.clauseTitle>[0]) => ({ id, title: game.clauseTitle(id) });
  const whyNot = ({ refused }: Held): Why | null =>
    refused && { says: game.rules.words.refusal(refused, state), clause: citing(refused.clause) };

  /** Sets the order as it stands, and tells of it. */
  function hold(next: Held, note = '') {
    held = settled(next);
    const { taken, march, refused } = held;
    plans.keep(held);
    isWarned = false;
    if (!isMeasured) layer.measure();
    isMeasured = true;
    layer.draw(taken, march, false);
    layer.refusal(refused === null ? [] : annotationMarks(game, state, refused.shows));
    reach(held);
    panel.show(held, whyNot(held));
    if (note !== '') at.says(note);
  }
  function told(next: Held) {
    const { taken, march, snapped } = settled(next);
    const said = rulerSaid(taken, march, snapped, ', ');
    hold(next, [said === '' ? '' : `${said}.`, whyNot(next)?.says ?? ''].filter((part) => part !== '').join(' '));
  }
  /** Takes up a unit, or puts it down. */
  function takes(unit: string | null): boolean {
    selected = unit;
    const taken = take(mover, state, unit);
    if (held !== null && held.legs.length > 0 && taken !== null && taken.unit.id !== held.taken.unit.id)
      at.says(waitsSaid([held.taken.unit.name]));
    if (taken === null) {
      held = null;
      reach(null);
      layer.clear();
      floating.hide();
      panel.show(null, null);
      return false;
    }
    if (held?.taken.unit.id === taken.unit.id && held.taken.state === state) return true;
    layer.clear();
    isMeasured = false;
    const now = wanting(taken, plans.legsOf(taken));
    held = now;
    // The click is answered by the ring around the unit. What it is moved by comes once that is seen.
    afterFrame(() => held === now && hold(now));
    return true;
  }
  function confirm() {
    const order = panel.isRefused() ? null : (held?.march.order ?? null);
    if (order !== null) {
      plans.forget(held!.taken.unit.id);
      at.order(order);
    }
    svg.focus({ preventScroll: true });
  }
  /** An order that is not of one unit, such as the end of a phase, first tells of the orders that wait: it would end them. */
  function ordered(order: OrderLike) {
    const waiting = isWarned || 'unit' in order ? [] : plans.waiting(mover, state);
    isWarned = waiting.length > 0;
    if (isWarned)
      at.says(`${waitsSaid(waiting)} Or press “${game.rules.words.order(order, state)}” again to go on without.`);
    else at.order(order);
  }
  function undo() {
    if (held !== null && held.legs.length > 0) {
      const last = held.march.steps.at(-1)!;
      hold(wanting(held.taken, undone(held.legs)), `Took back: ${legSaid(held.taken, last.leg, last.from)}.`);
    }
    svg.focus({ preventScroll: true });
  }
  function drop() {
    if (held !== null) plans.forget(held.taken.unit.id);
    pointer.drop();
    svg.focus({ preventScroll: true });
  }
  function read(text: string) {
    if (held === null) return;
    const order = mover.read(text, state, held.taken.unit.id);
    if (order.ok) {
      told(wanting(held.taken, intoContact(held.taken, order.value)));
      if (held.refused !== null) panel.show(held, whyNot(held), text);
    } else {
      const says = notRead(held.taken, order.error);
      panel.show(held, { says, clause: null }, text);
      at.says(says);
    }
  }
  /** Where a click means to send the unit; false if it is for pointing. */
  function sent(point: Point, foe: string | null): boolean {
    if (held === null) return false;
    const { taken } = held;
    if (foe !== null) {
      if (!taken.handles.includes('charge')) return false;
      const charge = sentAt(held, foe);
      if (charge !== null) told(charge);
      else at.says(`No turn and straight march lead to ${nameOf(taken, foe)} from there.`);
      return true;
    }
    if (!isOnGhost(held, point)) told(sentTo(held, point, magnetOf(false, umPerPixel(layer.paper()))));
    return true;
  }

  const release = pullsOn(svg, {
    ...gripping({
      ...{ layer, floating, told, whyNot, held: () => held },
      follow: (next) => (held = next),
      changes() {
        layer.refusal([]);
        panel.noWhy();
      },
      begins: () => svg.dispatchEvent(new CustomEvent('drill:pulled', { bubbles: true })),
    }),
    // A pad may lie over an enemy. Whoever only presses it there means him.
    isMeant: (event) => foeAt(event) !== null,
  });
  /** The enemy at whom a click points. */
  function foeAt(event: MouseEvent): Placed | null {
    const target = game.input.target(state, spotOnMap(event, svg, scene));
    const unit = target !== null && 'unit' in target ? target.unit : null;
    return held?.taken.foes.find(({ id }) => id === unit) ?? null;
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  const movable = (target: Target): string | null =>
    'unit' in target && mover.handles(state, target.unit).length > 0 ? target.unit : null;
  let press: MouseEvent | null = null;
  const clicked = (event: MouseEvent) => {
    // Whoever pulls at a unit that is not selected yet means that unit, and not the place where he lets go.
    const spot = spotOnMap(held === null ? (press ?? event) : event, svg, scene);
    const target = game.input.target(state, spot);
    if (target === null) return;
    if (held === null) {
      if (isAnswered) return;
      // Near to a unit, too, a place for whoever waits means that place.
      if (selected !== null && mayPut({ game, state }, selected, target)) return;
      layer.measure();
      // A unit that can be moved is taken up at once: nothing else is meant by pointing at it.
      const unit =
        'point' in target ? movableNear(mover, state, layer.paper(), [target.point, isTap(event)]) : movable(target);
      if (unit === null) return;
      event.stopImmediatePropagation();
      pointer.choose({ says: '', select: unit });
      return;
    }
    const foe = foeAt(event);
    const point = 'point' in target ? target.point : foe?.base.at;
    if (point !== undefined && sent(point, foe?.id ?? null)) event.stopImmediatePropagation();
  };
  const keyed = (event: KeyboardEvent) => {
    if (held === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const legs = pressed(held.taken, held.legs, event.key, event.shiftKey);
    const { length } = held.legs;
    if (legs !== null) told(wanting(held.taken, legs));
    else if ((event.key === 'Enter' || event.key === ' ') && length > 0) confirm();
    else if ((event.key === 'Escape' || event.key === 'Backspace') && length > 0) undo();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  svg.addEventListener('pointerdown', (event) => (press = event), { signal, capture: true });
  svg.addEventListener('click', clicked, { signal, capture: true });
  svg.addEventListener('keydown', keyed, { signal, capture: true });
  const resized = () => {
    if (held === null) return;
    layer.measure();
    layer.draw(held.taken, held.march, false);
  };
  const sizes = new ResizeObserver(resized);
  sizes.observe(svg);
  svg.parentElement!.addEventListener('scroll', () => layer.measure(), { signal, passive: true });

  touchLater(at.board, svg, signal);
  const pointer = pointing({ ...at, order: ordered, takes });
  return {
    ...pointer,
    on(now, answer) {
      state = now;
      held = null;
      isAnswered = answer !== undefined;
      pointer.on(now, answer);
    },
    end() {
      listeners.abort();
      sizes.disconnect();
      release();
      pointer.end();
      layer.end();
      floating.end();
      panel.end();
    },
  };
}
