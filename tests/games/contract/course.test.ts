import { expect, test } from 'vitest';
import { Course } from '../../../src/games/contract/course.ts';

test('each event is recorded on the state that those before it have made', () => {
  const course = new Course<readonly string[], string>([], (state, event) => [...state, `${event} ${state.length}`]);
  course.record('first');
  course.record('second');
  expect(course.events).toEqual(['first', 'second']);
  expect(course.state).toEqual(['first 0', 'second 1']);
});

test('the state that it begins with stays as it is', () => {
  const start: readonly number[] = Object.freeze([1]);
  const course = new Course<readonly number[], number>(start, (state, event) => [...state, event]);
  course.record(2);
  expect(start).toEqual([1]);
});

test('what is found once stands for all that begin alike', () => {
  const found: unknown[] = [];
  const once = <T>(find: () => T): T => {
    const each = find();
    found.push(each);
    return each;
  };
  const course = new Course<readonly string[], string>([], (state, event) => [...state, event], once);
  course.record('first');
  expect(course.once(() => 'measured')).toBe('measured');
  expect(found).toEqual([['first'], 'measured']);
});
