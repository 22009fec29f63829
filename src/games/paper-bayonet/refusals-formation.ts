import { capital, does, type Says } from './saying.ts';

/** Why no column, no Square, no charge. */
export const FORMATION_REFUSALS: Says = {
  'no-pair': ({ unit }, name) => `${does(name(unit), 'needs', 'need')} a second unit of the same side for a column.`,
  'not-infantry': ({ unit }, name) =>
    `${does(name(unit), 'is', 'are')} neither line nor heavy infantry: only they form columns.`,
  'not-alike': ({ unit, other }, name) =>
    `${does(name(unit), 'is', 'are')} of another type than ${name(other)}: a column is two units of one type.`,
  'in-formation': ({ unit, other }, name) =>
    `${capital(name(unit))} or ${name(other)}: one of them is in a column or a Square already.`,
  'not-beside': ({ unit, other }, name) => `${does(name(unit), 'does', 'do')} not touch ${name(other)}.`,
  'two-brigades': ({ unit, other }, name) =>
    `${does(name(unit), 'belongs', 'belong')} to another brigade than ${name(other)}: a column is of one brigade.`,
  'not-in-column': ({ unit }, name) => `${does(name(unit), 'is', 'are')} in no column.`,
  'breaks-in-place': ({ unit }, name) =>
    `${does(name(unit), 'leaves', 'leave')} the column where it stands, and steps out in a later turn.`,
  'no-square': ({ unit }, name) =>
    `${does(name(unit), 'is', 'are')} neither line nor heavy infantry: only they form Square.`,
  'square-already': ({ unit }, name) => `${does(name(unit), 'is', 'are')} in Square already.`,
  'not-alone': ({ unit, other }, name) =>
    `${does(name(unit), 'shares', 'share')} the square with ${name(other)}, and so cannot take up a formation.`,
  'square-in-cover': ({ square }) => `The square ${String(square)} is woods or a building: no Square is formed there.`,
  'square-not-in-open': ({ square }) => `The square ${String(square)} is not open ground, which a Square needs.`,
  'not-in-square': ({ unit }, name) => `${does(name(unit), 'is', 'are')} not in Square.`,
  'already-charged': ({ unit }, name) => `${does(name(unit), 'has', 'have')} charged already this turn.`,
  'not-cavalry': ({ unit }, name) => `${does(name(unit), 'is', 'are')} no cavalry: only cavalry charges.`,
  'touched-before': ({ unit, target }, name) =>
    `${does(name(unit), 'touches', 'touch')} ${name(target)} already: a charge must bring about the contact.`,
  'charge-at-square': ({ target }, name) => `${does(name(target), 'is', 'are')} in Square, which cannot be charged.`,
  'not-two-squares': () => 'A charge goes exactly two squares.',
  'not-straight': () => 'A charge goes in one straight line.',
  'charge-through': ({ square }) => `The square ${String(square)} is not open ground: a charge crosses nothing else.`,
  'charge-from': ({ square }) => `No charge begins on ${String(square)}: the ground there forbids it.`,
  'charge-uphill': ({ target }, name) => `${does(name(target), 'stands', 'stand')} on a hill: no charge goes uphill.`,
  'does-not-touch': ({ target }, name) => `The charge does not end in touch with ${name(target)}.`,
  'not-dead-ahead': ({ target }, name) =>
    `${does(name(target), 'does', 'do')} not stand in the next square of the line of the charge.`,
};
