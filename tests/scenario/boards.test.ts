import { describe, expect, test } from 'vitest';
import { loadBoards, onBase, expandBoard, withBases } from '../../src/scenario/files/boards.ts';
import { loadScenario } from '../../src/scenario/files/load.ts';
import { readSource, faultText } from '../../src/scenario/files/source.ts';

const BASES = {
  field: { map: '9 by 7', units: { gun: { type: 'cannon', at: 'd1' }, guard: { at: 'd2' } }, now: { fired: ['gun'] } },
  wood: { like: 'field', legend: { d: 'woods' } },
};

test('keys are merged, lists and strings are replaced, and null removes', () => {
  const over = { map: '3 by 3', units: { gun: { at: 'e1' }, guard: null, horse: { at: 'a1' } }, now: { fired: [] } };
  expect(onBase(BASES.field, over)).toEqual({
    map: '3 by 3',
    units: { gun: { type: 'cannon', at: 'e1' }, horse: { at: 'a1' } },
    now: { fired: [] },
  });
});

test('a base board may extend another; overrides change neither', () => {
  const before = structuredClone(BASES);
  expect(expandBoard({ like: 'wood', units: { guard: null } }, BASES)).toMatchObject({
    ok: true,
    value: { map: '9 by 7', legend: { d: 'woods' }, units: { gun: { at: 'd1' } } },
  });
  expect(BASES).toEqual(before);
});

describe('a file’s author is told, with the line,', () => {
  const faults = (yaml: string, bases = BASES): readonly string[] => {
    const source = readSource(yaml, 'x.yaml');
    return (source.ok ? withBases(source.value, bases).faults : source.error).map(faultText);
  };

  test('which base boards there are', () => {
    expect(faults('id: x\nboard:\n  like: filed\n')).toEqual([
      'x.yaml:3:3 board.like: found filed, expected the name of a base board in boards.yaml: field, wood; did you mean field?',
    ]);
  });

  test('that there are no base boards', () => {
    const [fault] = faults('scenario:\n  board: { like: field }\n', {} as typeof BASES);
    expect(fault).toContain('x.yaml:2:12 scenario.board.like: found field, expected a base board, and there are none');
  });

  test('that a base board extends itself', () => {
    const circle = { one: { like: 'two' }, two: { like: 'one' } } as unknown as typeof BASES;
    expect(faults('items:\n  - board: { like: one }\n', circle)).toEqual([
      'x.yaml:2:14 items.0.board.like: found one, which is like two, which is like one, expected a base board that is not like itself',
    ]);
  });

  test('that a base board is malformed', () => {
    const read = loadBoards('field: 9 by 7\n', 'boards.yaml');
    expect(read.ok ? [] : read.error.map(faultText)).toEqual([
      'boards.yaml:1:1 field: found "9 by 7", expected a board',
    ]);
  });
});

test('a scenario is read with its complete board', () => {
  const yaml =
    'id: pb.x\ntitle: X\ngame: g\nteaches: []\nboard: { like: field, now: null }\nsteps: [{ id: a, title: A, say: S }]\n';
  const read = loadScenario(yaml, 'x.yaml', BASES);
  expect(read.ok && read.value.value.board).toEqual({ map: '9 by 7', units: BASES.field.units });
});
