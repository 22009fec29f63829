import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { area } from '../../src/painters/shapes/live/areas.ts';
import { SCHEMES, type Token } from '../../src/painters/theme.ts';
import { tokensCss } from '../../src/painters/tokens.ts';
import { contrast, contrastOf } from './contrast.ts';

const TEXT: readonly (readonly [ink: Token, on: readonly Token[]])[] = [
  ['ink', ['paper', 'sheet', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-2', ['paper', 'sheet']],
  ['accent', ['paper', 'sheet', 'accent-soft']],
  ['on-accent', ['accent']],
  ['good', ['paper', 'sheet', 'good-soft']],
  ['warn', ['paper', 'sheet', 'warn-soft']],
  ['bad', ['paper', 'sheet', 'bad-soft']],
  ['label-ink', ['label']],
  ['margin-ink', ['grid-paper', 'aluminium']],
  ['badge-ink', ['disrupted', 'routed', 'rallied', 'counted']],
];

const SHEETS = ['grid-paper', 'white-board', 'baize', 'earth', 'sand'] as const satisfies readonly Token[];
const GROUNDS: readonly Token[] = [...SHEETS, 'woods', 'hill', 'hill-top', 'building', 'road', 'wetland', 'bridge'];

/** What is drawn straight on a white board: its pens, and what orders and rules mark. */
const WHITE_BOARD = [
  ...(['pen-black', 'pen-grey', 'pen-blue', 'pen-green', 'pen-red', 'pen-brown'] as const),
  ...(['area-reach', 'area-zone', 'trace-sight', 'trace-stopped', 'trace-move', 'trace-charge'] as const),
  ...(['first-hollow', 'second-hollow', 'good', 'ink', 'bad', 'label-ink'] as const),
] as const satisfies readonly Token[];

describe.each(SCHEMES)('%s', (scheme) => {
  test.each(TEXT.flatMap(([ink, on]) => on.map((ground) => [ink, ground] as const)))(
    'text: %s is readable on %s (WCAG AA)',
    (ink, ground) => expect(contrast(ink, ground, scheme)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ['line-strong', 'paper'],
    ['line-strong', 'sheet'],
    ['focus', 'paper'],
    ['focus', 'sheet'],
    ['first-mark', 'first'],
    ['second-mark', 'second'],
    ['brass', 'first'],
    ['brass', 'second'],
    ['first-hollow', 'hollow'],
    ['second-hollow', 'hollow'],
    ['trace-stopped', 'label'],
    ['aluminium-ink', 'aluminium'],
    ...WHITE_BOARD.map((mark) => [mark, 'white-board'] as const),
  ] as const)('symbol: %s stands out from %s', (sign, ground) =>
    expect(contrast(sign, ground, scheme)).toBeGreaterThanOrEqual(3),
  );

  test.each(GROUNDS)('a counter stands out from %s by its outline', (ground) =>
    expect(contrast('edge', ground, scheme)).toBeGreaterThanOrEqual(3),
  );

  test.each(['trace-sight', 'trace-stopped', 'trace-move', 'trace-charge'] as const)(
    '%s stands out from its halo',
    (ray) => expect(contrast(ray, 'label', scheme)).toBeGreaterThanOrEqual(4.5),
  );
});

test.each(['chosen', 'light'] as const)('what is marked as %s has a rim that stands out on every sheet', (sense) => {
  const projection = projectionOf({ width: 100, height: 100, grid: false });
  const square = [[10, 10], [40, 10], [40, 40], [10, 40]] as const; // prettier-ignore
  const { parts } = area(projection, { kind: 'area', id: 'it', sense, points: square });
  const [rim, line] = parts.slice(-2);
  expect([rim, line]).toMatchObject([{ stroke: 'edge' }, { stroke: 'area-light' }]);
  const widths = [rim, line].map((part) => (part !== undefined && 'width' in part ? part.width : 0));
  expect(widths[0]).toBeGreaterThan(widths[1]!);
});

test('contrast follows the definition of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the style sheet of the tokens is up to date: `npm run tokens` writes it', () => {
  const written = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  expect(written).toBe(tokensCss());
});
