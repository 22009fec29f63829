import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { against, CHARGE, chargeBy, declaring, foot, hussars } from './charging.ts';
import { END, judged, play, refusal } from './playing.ts';
import { LINE } from './units.ts';

const clausesFor = (state: State, order: object) => {
  const verdict = judged(state, order as never);
  return verdict.ok ? verdict.clauses : [];
};

describe('who declares when', () => {
  const two = (more: object = {}): State =>
    declaring(
      { unit: LINE, second: { ...LINE, at: [500, 450] } },
      { foe: foot(100), other: { ...foot(100), at: [500, 572], ...more } },
    );
  const stood = (state: State) =>
    play(state, [...CHARGE, { stand: 'unit' }], [{ 'reaction.unit': 1 }, { 'fire.unit': 1 }]).state;

  test('the first side; then the charged answer before anything else', () => {
    const { state } = play(two(), CHARGE);
    expect(state.awaits).toMatchObject({ sides: ['french'], kind: 'reaction', by: 'dg.reaction.who-tests' });
    expect(refusal(state, { charge: 'second', at: 'other' })).not.toBeNull();
    expect(refusal(state, { stand: 'second' })).toBe('dg.reaction.who-tests not-charged');
  });

  test('then the other side declares charges of its own, at anybody', () => {
    const state = stood(two());
    expect([state.phase, state.side]).toEqual(['charges-declared', 'french']);
    expect(refusal(state, { charge: 'second', at: 'other' })).toBeNull();
    expect(refusal(state, { charge: 'unit', at: 'foe' })).toBe('dg.reaction.other-declares is-charged');
    const { events } = play(state, [{ charge: 'second', at: 'other' }]);
    expect(events[0]!.clauses).toContain('dg.reaction.other-declares');
  });

  test('and those of the first side whom it charges answer', () => {
    const { state } = play(stood(two()), [{ charge: 'second', at: 'other' }, END]);
    expect(state.awaits).toMatchObject({ sides: ['austrian'], kind: 'reaction' });
    expect(refusal(state, { stand: 'other' })).toBeNull();
  });

  test('the first side may then only charge those who charge', () => {
    const state = declaring(
      { unit: LINE, second: { ...LINE, at: [500, 450] } },
      {
        other: { ...foot(100), figures: 12, at: [460, 572] },
        third: { ...foot(100), figures: 12, at: [535, 572] },
      },
    );
    const declared = play(state, [END, { charge: 'second', at: 'other' }, END]).state;
    const after = play(declared, [{ stand: 'other' }], [{ 'reaction.other': 1 }, { 'fire.other': 1 }]).state;
    expect(after.awaits).toMatchObject({ sides: ['austrian'], by: 'dg.reaction.initiative-answers' });
    expect(refusal(after, { charge: 'third', at: 'unit' })).toBe('dg.reaction.initiative-answers only-chargers');
    expect(clausesFor(after, { charge: 'third', at: 'second' })).toContain('dg.reaction.initiative-answers');
    expect(refusal(after, { charge: 'other', at: 'second' })).not.toBeNull();
    const end = play(after, [{ charge: 'third', at: 'second' }, END]);
    // Who charges answers no charge, and the phase is over.
    expect([end.state.phase, end.state.charging.due]).toEqual(['firing', []]);
    expect(chargeBy(end.state, 'third')).toMatchObject({ stage: 'pressed', meets: 'comes-home' });
  });

  test('if the other side charges nobody, there is nothing to answer', () => {
    expect(play(two(), [END, END]).state.phase).toBe('firing');
  });

  test('whoever cannot answer is charged all the same', () => {
    const { state } = play(against(hussars(100), {}, { condition: 'routing' }), CHARGE);
    expect(state.charging.due).toEqual([]);
    expect(chargeBy(state, 'foe')).toMatchObject({ stage: 'pressed', meets: 'rides-down' });
  });

  test('who charges neither fires nor moves in this turn', () => {
    const state = stood(against(foot(100)));
    const firing = play(state, [END]).state;
    expect([firing.phase, firing.side]).toEqual(['firing', 'austrian']);
    expect(refusal(firing, { fire: 'foe', at: 'unit' })).not.toBeNull();
  });

  test('who has fired at a charger has had his fire', () => {
    const firing = play(stood(against(foot(100))), [END, END]).state;
    expect(firing.side).toBe('french');
    expect(refusal(firing, { fire: 'unit', at: 'foe' })).toBe('dg.fire.one-roll has-fired-already');
  });

  test('skirmishers do not screen friends who charge', () => {
    const jaeger = {
      type: 'austrian-jaeger',
      figures: 8,
      formation: 'skirmish-order',
      at: [900, 520],
      facing: 'south',
    };
    const screened = (charges: boolean) => {
      const state = declaring({ unit: { ...LINE, at: [500, 450] }, second: LINE }, { foe: foot(120), jaeger });
      const next = charges
        ? play(
            state,
            [{ charge: 'foe', at: 'second' }, END, { stand: 'second' }],
            [{ 'reaction.second': 1 }, { 'fire.second': 1 }],
          ).state
        : play(state, [END]).state;
      const { state: firing } = play(next, [END, END]);
      const fresh = { ...firing, done: { ...firing.done, fired: [] } };
      return refusal(fresh, { fire: 'second', at: 'foe' });
    };
    expect([screened(false), screened(true)]).toEqual(['dg.skirmish.screened screened', null]);
  });
});
