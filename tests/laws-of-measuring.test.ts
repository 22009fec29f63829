import * as fc from 'fast-check';
import { um } from '../src/geometry/lengths.ts';
import { unseen } from '../src/games/contract/view.ts';
import { describe, expect, test } from 'vitest';
import { seeded } from '../src/core/seeded.ts';
import type { Awaiting, OrderLike, Target } from '../src/games/contract/engine.ts';
import { instructions } from '../src/panel/instructions.ts';
import { descriptionItems } from '../src/panel/description.ts';
import { games } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { aboutOf } from '../src/scene/about.ts';
import { choicesOf } from '../src/scene/input.ts';
import type { PlayableGame } from '../src/scene/module.ts';
import { lawsOf } from './laws/game.ts';

/** A length, or a place by its coordinates. */
const LENGTH = /\d\s*(?:cm|mm|inch|in\b|["″])|\[\s*-?\d/;

/**
 * The way of an allowed order in the frame of its unit: its length is at most the unit's own move,
 * and measures nothing else on the table.
 */
const OWN_WAY = /[\d.]+ cm (?=ahead|back|to the left|to the right)/g;

/** How far a unit may go, as a refusal tells it: a number of the rules. */
const BY_RULES = /which is [\d.]+ cm at most/;

/** Everything that a page writes or speaks about a board, line by line. */
function told({ rules, input, ...game }: PlayableGame, state: Awaiting): readonly string[] {
  const { words } = rules;
  const scene = game.scene(state, []);
  const choices = choicesOf(rules, state);
  const units = scene.marks.flatMap(({ kind, id }) => (kind === 'base' ? [id] : []));
  const targets = [...units.map((unit): Target => ({ unit })), ...choices.flatMap(({ target }) => target ?? [])];
  const probes = units.flatMap((unit) => targets.flatMap((target) => rules.probe(state, { unit, target })));
  return [
    scene.alt,
    descriptionItems(scene),
    words.moment(state),
    ...words.standing(state),
    ...scene.marks.flatMap((mark) => ('text' in mark ? [String(mark.text)] : [])),
    ...choices.map(({ says }) => says.replaceAll(OWN_WAY, '')),
    ...targets.flatMap((target) => [input.name(state, target), input.says(state, target)]),
    ...targets.map((target) => JSON.stringify(aboutOf({ ...game, rules, input }, state, target).rows)),
    ...targets.map((target) => aboutOf({ ...game, rules, input }, state, target).title),
    ...probes.map(({ order, verdict }) => words.order(order, state).replaceAll(verdict.ok ? OWN_WAY : /$^/g, '')),
    ...probes.flatMap(({ verdict }) => (verdict.ok ? [] : [words.refusal(verdict, state).replace(BY_RULES, '')])),
    instructions({ ...game, rules, input }, state),
  ];
}

/** What is told of an order that is carried out on a board. */
function events({ rules }: PlayableGame, state: Awaiting, order: OrderLike): readonly string[] {
  let now = state;
  return rules.resolve(state, order, seeded(7)).flatMap((event) => {
    const says = rules.mayMeasure?.(now) === false ? [rules.words.event(event, now)] : [];
    now = rules.apply(now, event);
    return says;
  });
}

describe.each(games())('while nothing may be measured in %s,', async (game) => {
  const loaded = await loadGame(game);
  const { boards } = await lawsOf(game);
  const { rules, input } = loaded;
  const isCovered = (state: Awaiting): boolean => loaded.scene(state, []).marks.some(({ kind }) => kind === 'cover');

  test('the scale of the board is covered, and at no other time', () => {
    fc.assert(fc.property(boards, (state) => isCovered(state) === (rules.mayMeasure?.(rules.seen(state)) === false)));
  });

  if (rules.mayMeasure === undefined) return;
  /** Boards on which nothing may be measured. */
  const hidden = boards.filter((state) => !rules.mayMeasure!(rules.seen(state)));

  test('nothing that is drawn shows a length', () => {
    fc.assert(
      fc.property(hidden, (state) => {
        const { marks } = loaded.scene(state, []);
        const units = marks.flatMap(({ kind, id }) => (kind === 'base' ? [id] : []));
        const reach = units.flatMap((unit) => input.reach(state, unit));
        const [one = '', other = ''] = units;
        const shown = loaded.shown(state, [{ kind: 'ruler', from: one, to: other }]);
        expect([...marks, ...reach, ...shown].filter(({ kind }) => /ruler|disc|arc/.test(kind))).toEqual([]);
      }),
    );
  });

  test('nothing that is written or spoken tells one', () => {
    fc.assert(
      fc.property(hidden, (state) => {
        expect(told(loaded, state).filter((line) => LENGTH.test(line))).toEqual([]);
      }),
    );
  });

  test('and an order that is refused tells not how far it would lead', () => {
    fc.assert(
      fc.property(hidden, (state) => {
        const units = Object.keys((state as unknown as { readonly units: object }).units);
        const corners = [
          { point: [um(1, 'cm'), um(1, 'cm')] as const },
          { point: [um(90, 'cm'), um(60, 'cm')] as const },
        ];
        const probes = units.flatMap((unit) => corners.flatMap((target) => rules.probe(state, { unit, target })));
        const refused = probes.filter(({ verdict }) => !verdict.ok);
        expect(refused.map(({ order }) => rules.words.order(order, state)).filter((line) => LENGTH.test(line))).toEqual(
          [],
        );
      }),
    );
  });

  test('nor does what is told of an order that is carried out', () => {
    fc.assert(
      fc.property(hidden, (state) => {
        // What one side sees of the other may allow what that side may not yet do.
        const played = rules.candidates(state).filter(({ order }) => unseen(rules).judge(state, order).ok);
        for (const { order } of played.slice(0, 12))
          expect(events(loaded, state, order).filter((line) => LENGTH.test(line))).toEqual([]);
      }),
    );
  });

  test('no unit is pulled by hand with its length shown', () => {
    expect(input.mover?.measures ?? false).toBe(false);
  });
});
