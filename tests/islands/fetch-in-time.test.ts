import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchInTime } from '../../src/islands/board/frames.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network: it answers after so many milliseconds, and fails if it is given up before. */
function network(milliseconds: number) {
  const signals: AbortSignal[] = [];
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new Error('given up')));
        setTimeout(() => resolve(new Response('whole')), milliseconds);
      }),
  );
  return signals;
}

test('an answer that does not begin is given up', async () => {
  network(120_000);
  const failed = expect(fetchInTime('steps/')).rejects.toThrow('given up');
  await vi.advanceTimersByTimeAsync(30_000);
  await failed;
});

test('an answer that has begun may take as long as it needs', async () => {
  const [signals, answer] = [network(20_000), fetchInTime('steps/')];
  await vi.advanceTimersByTimeAsync(20_000);
  const begun = await answer;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect(await begun.text()).toBe('whole');
});
