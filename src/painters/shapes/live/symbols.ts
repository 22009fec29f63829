import type { ConditionStyle } from '../condition.ts';
import { arm, type Counter, type Role } from '../counter.ts';
import type { Shape } from '../shape.ts';
import { shield } from '../shield.ts';
import { hasSign, signOf } from '../signs.ts';
import { pointer, unit } from '../unit.ts';
import { badgeShapes } from './badge.ts';
import { element, figure, footprint } from './based.ts';
import { chevrons, halfInch, halfInchSign, isHalfInch, type Stance } from './half-inch.ts';
import { chit } from './chits.ts';
import { laid } from './laid.ts';
import { body, fallen } from './models.ts';
import { general, LOOKS, plinth, type Based, type Look } from './plinth.ts';

const STYLES: readonly ConditionStyle[] = ['solid', 'shaken', 'hollow', 'reformed'];
const role = (name = ''): Role => (name === 'second' ? 'second' : 'first');
const style = (name = ''): ConditionStyle => STYLES.find((each) => each === name) ?? 'solid';
const stance = (name = ''): Stance => (name === 'lies' ? 'lies' : 'stands');

/** Parses a width and a height: `75x36`. */
const sized = (size: string): [width: number, height: number] => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
};

const based = ([side, symbol = '', formation = '', how, size = '']: readonly string[]): Counter => {
  const [width, height] = sized(size);
  return { role: role(side), symbol, formation, style: style(how), width, height };
};

const look = (name = ''): Look => LOOKS.find((each) => each === name) ?? 'formed';

/** A base with figures: `first/infantry/line/formed/396x66/12-12`. */
const figured = ([side = '', symbol = '', formation = '', how, size = '', ranks = '']: readonly string[]): Based => ({
  ...based([side, symbol, formation, 'solid', size]),
  look: look(how),
  figures: ranks.split('-').map(Number),
});

/** An arm without its counter or block. */
const ownArm = (counter: Counter): readonly Shape[] =>
  hasSign(counter.symbol) ? signOf(counter.symbol, { ...counter, isHollow: counter.style === 'hollow' }) : arm(counter);

/**
 * The families of live symbols, drawn from the parts of the id: unit, arm, front pointer, element,
 * its footprint, a body of models, its fallen, a sign beside it, figure, badge, shield; of half an
 * inch: figure, the sign on it, the chevrons behind it; a base with figures, a general’s marker, a
 * chit.
 */
const FAMILIES: Readonly<Record<string, (words: readonly string[]) => readonly Shape[]>> = {
  u: ([side, symbol = '', formation = '', how]) => unit(role(side), symbol, formation, style(how)),
  a: ([side = '', symbol = '', how = '', size = '']) => ownArm(based([side, symbol, '', how, size])),
  p: ([side, how]) => pointer(role(side), style(how)),
  e: (words) => element(based(words)),
  m: (words) => body(based(words), (words[5] ?? '').split('-')),
  d: ([side = '', symbol = '', size = '', ranks = '']) =>
    fallen(based([side, symbol, 'line', 'solid', size]), ranks.split('-')),
  o: (words) => footprint(based(words)),
  l: ([side, sign = '', size = '']) => laid(sign, role(side), ...sized(size)),
  f: ([side, symbol = '', radius]) => figure(role(side), symbol, Number(radius)),
  b: ([symbol = '']) => badgeShapes(symbol),
  s: ([number]) => shield(Number(number)),
  h: ([side, how, size]) => halfInch(role(side), stance(how), Number(size)),
  i: ([side, symbol = '', how, size]) =>
    isHalfInch(symbol) ? halfInchSign(role(side), symbol, stance(how), Number(size)) : [],
  c: ([side, size]) => chevrons(role(side), Number(size)),
  t: (words) => plinth(figured(words)),
  r: (words) => general(figured(words)),
  q: ([sign = '', size]) => chit(sign, Number(size)),
};

/**
 * The shapes of a live symbol around its centre. Its id describes it:
 * `u/first/line-infantry/line/solid`. Throws for an unknown family.
 */
export function liveSymbol(id: string): readonly Shape[] {
  const [family = '', ...words] = id.split('/');
  const draw = FAMILIES[family];
  if (draw === undefined) {
    throw new Error(`Unknown symbol «${id}»: its first letter is one of ${Object.keys(FAMILIES).join(', ')}.`);
  }
  return draw(words);
}
