import { describe, expect, test } from 'vitest';
import type { OrderLike } from '../../src/games/contract/engine.ts';
import { instructions, instructionsMarkup } from '../../src/panel/instructions.ts';
import { library } from '../../src/library/plays.ts';
import { playModule } from '../../src/register/index.ts';
import { carry, stand } from '../games/paper-bayonet/field.ts';

const game = await playModule('paper-bayonet');
const MOVING = stand({ gun: 'french cannon d1' }, { phase: 'movement', activated: ['dubois'] });
/** The same board with only these orders allowed. */
const offering = (...orders: readonly (OrderLike & Readonly<Record<string, unknown>>)[]) =>
  instructionsMarkup(
    { ...game, rules: { ...game.rules, candidates: () => orders.map((order) => ({ order, clauses: [] })) } },
    MOVING,
  ).replaceAll(/<[^>]*>/g, '');

describe('how orders are given', () => {
  test('by a number that is typed, where every order has one', async () => {
    const { scenarios } = await library('campaign-1805');
    const guessing = await playModule('campaign-1805');
    const { play } = [...scenarios.values()].find(({ scenario }) => scenario.id === 'cf.guess-the-range')!;
    const { before } = play.steps.find(({ id }) => id === 'on-the-marker')!;
    const how = instructions(guessing, guessing.rules.seen(before));
    expect(how).toMatch(/^Type the number into the field below the map, then press its button\./);
    expect(how).not.toContain('one of the buttons');
  });

  test('by pointing at a unit and then at a square, if units move; and by keyboard', () => {
    const how = instructionsMarkup(game, MOVING);
    expect(how).toMatch(/<p class="how">Select one of your units, then a highlighted square\. .* <kbd>Enter/);
  });

  test('by pointing at a unit and then at an enemy, if units only fire; and at either, if they may charge too', () => {
    const gun = stand({ gun: 'french cannon d1', foe: 'allied cavalry d4' }, { phase: 'artillery' });
    expect(instructions(game, gun)).toMatch(/^Select one of your units, then a marked enemy\./);
    const horse = { general: 'french brigadier d1', horse: 'french cavalry d2', foe: 'allied line-infantry d5' };
    expect(instructions(game, stand(horse, { phase: 'movement', activated: ['dubois'] }))).toMatch(
      /^Select one of your units, then a highlighted square or a marked enemy\./,
    );
  });

  test('with buttons besides, only if there are any', () => {
    const move = { type: 'move', unit: 'gun', path: ['d2'] };
    const general = { type: 'move', unit: 'general', path: ['d3'] };
    expect(offering(move, general)).not.toContain('below the map');
    expect(offering(move, general, { type: 'end-phase' })).toContain('More orders are below the map.');
  });

  test('with buttons, if dice may be rolled again', () => {
    const heavies = stand(
      { general: 'french brigadier d3', guard: 'french heavy-infantry d4', foe: 'allied line-infantry d5' },
      { phase: 'fighting', activated: ['dubois'] },
    );
    const attack = { type: 'attack', unit: 'guard', enemy: 'foe' } as const;
    const { state } = carry(heavies, [attack], [{ 'attack.1': 2 }, { 'defence.1': 4 }]);
    expect(instructionsMarkup(game, state)).toContain('<p class="how">Choose one of the buttons below the map.</p>');
  });

  test('with the buttons of a unit that is selected first, if all of them would be many', () => {
    const form = (unit: string) => ({ type: 'form-square', unit });
    expect(offering(form('gun'), { type: 'end-phase' })).toMatch(/^Choose one of the buttons below the map\./);
    expect(offering(...Array.from({ length: 5 }, () => form('gun')), { type: 'end-phase' })).toMatch(
      /^Select one of your units, then choose one of the buttons below the map\. By keyboard/,
    );
  });

  test('by pointing only at a square, if a marker or a single unit is to be placed', () => {
    expect(offering({ type: 'objective', at: 'd4' })).toMatch(/^Choose a square\. By/);
    expect(offering({ type: 'place', unit: 'gun', to: 'd4' })).toMatch(/^Choose a highlighted square\. By/);
  });

  test('at a highlighted square where the places of a marker are shown', () => {
    const rules = { ...game.rules, candidates: () => [{ order: { type: 'objective', at: 'd4' }, clauses: [] }] };
    expect(instructions({ ...game, rules }, MOVING, true)).toMatch(/^Choose a highlighted square\./);
  });

  test('from beside the board, when units are deployed', () => {
    const deploy = (unit: string) => ({ type: 'deploy', unit, to: 'd4' });
    expect(offering(deploy('x'), deploy('y'))).toMatch(
      /^Select a unit with its button below the map, then choose a highlighted square/,
    );
  });
});
