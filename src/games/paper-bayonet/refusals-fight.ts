import { capital, does, type Says } from './saying.ts';

/** Why no fight, and what a fight waits for. */
export const FIGHT_REFUSALS: Says = {
  'brigadier-attacks': ({ unit }, name) => `${does(name(unit), 'is', 'are')} a Brigadier, and Brigadiers do not fight.`,
  'brigadier-enemy': ({ target }, name) => `${does(name(target), 'is', 'are')} a Brigadier, and nobody to fight with.`,
  'already-fought': ({ unit }, name) => `${does(name(unit), 'has', 'have')} fought already this turn.`,
  'enemy-fought': ({ target }, name) =>
    `${does(name(target), 'has', 'have')} fought already this turn: one fight for each unit.`,
  'may-not-attack': ({ unit }, name) =>
    `${does(name(unit), 'is', 'are')} shaken or only just turned around: no attack this turn.`,
  'square-attacks': ({ unit }, name) => `${does(name(unit), 'is', 'are')} in Square, which does not attack.`,
  'fired-no-attack': ({ unit }, name) => `${does(name(unit), 'has', 'have')} fired, and so may not attack this turn.`,
  'not-touching': ({ unit, target }, name) => `${does(name(unit), 'does', 'do')} not touch ${name(target)}.`,
  untouchable: ({ target }, name) => `${does(name(target), 'waits', 'wait')} for the Rally roll, and is not attacked.`,
  'stray-attacks': ({ unit }, name) =>
    `${does(name(unit), 'was', 'were')} out of touch when the Movement Phase began: no fight unless attacked.`,
  'idle-attacks': ({ brigade }) =>
    `${capital(String(brigade))}’s brigade is not activated: its units fight only if attacked.`,
  'wasteful-pair': ({ unit, target }, name) =>
    `With ${name(unit)} against ${name(target)} fewer units would fight than could.`,
  'fight-owed': ({ unit, target }, name) =>
    `${does(name(unit), 'touches', 'touch')} ${name(target)}: that fight must be fought before the phase ends.`,
  'reroll-first': ({ unit }, name) => `First ${name(unit)} must roll a die again, or keep the dice.`,
  'nothing-to-reroll': ({ unit }, name) => `${does(name(unit), 'has', 'have')} no dice on the table.`,
  'no-such-die': ({ dice }) => `There are ${String(dice)} dice to choose from.`,
  'rerolled-already': ({ die }) => `Die ${String(die)} has been rolled again already.`,
  'advance-first': ({ unit }, name) => `First it must be said whether ${name(unit)} steps forward or stays.`,
};
