import { describe, expect, test } from 'vitest';
import { allowanceOf, farthestModel, formed, isInReach } from '../../../src/games/campaign-1805/moving/formation.ts';
import { lengthGone, movedTogether, type Mover } from '../../../src/games/campaign-1805/moving/together.ts';
import { blockOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { moveAll } from '../../../src/games/campaign-1805/moving/march.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { at, body, field, line, musketeers } from './field.ts';

const none = field([]);

describe('taking up a formation', () => {
  test('closes gaps, with the commander and the colours in the middle of the front', () => {
    expect(formed({ ranks: ['..oCso..', 'oooooooo'] }, 6)).toEqual(['ooCsoo', 'oooooo']);
    expect(formed({ ranks: ['ooooCsoooo', 'oooooooooo'] }, 4)).toEqual(['oCso', 'oooo', 'oooo', 'oooo', 'oooo']);
  });

  test('leaves gaps in the last rank alone, on both sides', () => {
    expect(formed({ ranks: ['ooooo', 'oo...'] }, 5)).toEqual(['ooooo', '.oo..']);
  });

  test('of a line of 12 by 2 into a column of 4 by 6 on the spot takes 4 cm', () => {
    const ranks = formed(line(), 4);
    expect(ranks).toHaveLength(6);
    expect(farthestModel(none, line(), { at: line().at, facing: NORTH, ranks })).toBe(cm(4));
    expect(isInReach(none, line(), { at: line().at, facing: NORTH, ranks })).toBe(true);
  });

  test('of a line of 20 by 2 into 5 by 8 takes 7.5 cm, which is too far', () => {
    const long = line({ ranks: ['o'.repeat(20), 'o'.repeat(20)] });
    const end = { at: long.at, facing: NORTH, ranks: formed(long, 5) };
    expect(farthestModel(none, long, end)).toBe(cm(7.5));
    expect(isInReach(none, long, end)).toBe(false);
  });

  test('lets 5 cm only to those who are in column from first to last', () => {
    const column = line({ ranks: formed(line(), 4) });
    expect(allowanceOf(none, column, column)).toBe(cm(5));
    expect(allowanceOf(none, column, line())).toBe(cm(4));
    expect(allowanceOf(none, line(), column)).toBe(cm(4));
    expect(allowanceOf({ readings: { 'cf-052': 'at-start' } }, column, line())).toBe(cm(5));
  });

  test('a body that keeps its formation turns as far as its outermost model goes', () => {
    const pair = body('pair', { ranks: ['oo'], at: at(10, 10) });
    expect(farthestModel(none, pair, { at: pair.at, facing: opposite(NORTH), ranks: pair.ranks })).toBe(cm(1));
  });
});

describe('moves all at once', () => {
  const going = (id: string, of: ReturnType<typeof line>, to: Mover['to']): Mover => ({ id, block: blockOf(of), to });

  test('go their whole way where nobody meets', () => {
    expect(movedTogether([going('line', line(), at(60, 44))], { bodies: [] })).toEqual({ line: at(60, 44) });
  });

  test('of two lines that meet stop 0.1 cm short of each other', () => {
    const ends = movedTogether(
      [going('line', line(), at(60, 44)), going('musketeers', musketeers({ at: at(60, 48) }), at(60, 44))],
      { bodies: [] },
    );
    expect(ends).toEqual({ line: at(60, 42.95), musketeers: at(60, 45.05) });
    expect(lengthGone(going('line', line(), at(60, 44)), ends['line']!)).toBe(cm(2.95));
  });

  test('of one against a body that stays stop 0.1 cm short of it', () => {
    const ends = movedTogether([going('line', line(), at(60, 44))], {
      bodies: [{ id: 'musketeers', block: blockOf(musketeers({ at: at(60, 45) })) }],
    });
    expect(ends).toEqual({ line: at(60, 42.9) });
  });

  test('stop the first two that meet, and let a third go on until it meets them', () => {
    const third = line({ id: 'third', at: at(60, 34) });
    const ends = movedTogether(
      [
        going('line', line(), at(60, 44)),
        going('third', third, at(60, 44)),
        going('musketeers', musketeers({ at: at(60, 44) }), at(60, 40)),
      ],
      { bodies: [] },
    );
    expect(ends['line']).toEqual(at(60, 40.95));
    expect(ends['third']).toEqual(at(60, 38.85));
  });
});

test('a body without room to form where it stands does not move', () => {
  const column = formed(line(), 4);
  const beside = body('beside', { ranks: ['oooo'], at: at(60, 42.5) });
  const end = { at: at(60, 40), facing: NORTH, ranks: column };
  const moved = (others: readonly Body[]) => {
    const course = new Course(
      field([line(), ...others], { phase: 'movement', written: { line: { does: 'move', end } } }),
    );
    moveAll(course);
    return course.events.length;
  };
  expect([moved([]), moved([beside])]).toEqual([1, 0]);
});
