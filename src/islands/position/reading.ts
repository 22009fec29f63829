import * as v from 'valibot';
import { shortened } from '../../core/numbers.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { LONGEST, orderIn, STEP, VERSION, type Position } from './address.ts';

const wanted = 'an order such as gun:d6, hussars:d4.charge, .end-phase or hussars,forward-4';

const wantedHidden =
  'hidden cards as a seed of seven digits or letters, and the side that sees the result, such as =4.2!00k3f9z!blue';

const order = v.pipe(
  v.string(),
  v.check(
    (text) => orderIn(text) !== null,
    ({ input }) => (input.includes('!') ? wantedHidden : wanted),
  ),
  v.transform((text) => orderIn(text)!),
);

const schema = v.pipe(
  v.string(),
  v.maxLength(LONGEST, `at most ${LONGEST} characters`),
  v.transform((text) => text.split('/')),
  v.tupleWithRest([v.pipe(v.string(), v.regex(STEP, 'the id of a step')), v.string()], order),
  v.check(([, version]) => version === VERSION, 'version'),
  v.check(([, , ...orders]) => orders.length > 0, 'orders'),
);

/** The part of a position's text that is wrong. */
const placeOf = (at: unknown): string =>
  typeof at !== 'number' ? 'position' : at === 0 ? 'step' : at === 1 ? 'version' : `order ${at - 1}`;

/**
 * Reads the text of a position. Refuses a text that is too long, of another version, or with a part
 * that is no order.
 */
export function readPosition(text: string): Result<Position, Problem> {
  const [, version] = text.split('/');
  // This version cannot know what the orders of another version mean, so it says nothing else about
  // them.
  if (text.length <= LONGEST && version !== VERSION) {
    if (/^\d+$/.test(version ?? '')) return failure({ path: 'version', found: shortened(version!), wanted: VERSION });
    const form = `a step, the number ${VERSION}, and orders, such as the-shot/${VERSION}/gun:d6`;
    return failure({ path: 'text', found: shortened(text) || 'nothing', wanted: form });
  }
  const read = v.safeParse(schema, text, { abortEarly: true });
  if (!read.success) {
    const [{ path, input, message }] = read.issues;
    const at = path?.[0]?.key;
    if (message === 'orders') return failure({ path: 'order 1', found: 'none', wanted });
    const found = text.length > LONGEST ? `${text.length} characters` : shortened(String(input));
    return failure({ path: placeOf(at), found: found === '' ? 'nothing' : found, wanted: message });
  }
  const [step, , ...orders] = read.output;
  return success({ step, orders });
}
