import { smothered, strike } from '../attacks/strike.ts';
import { readDie } from '../morale/recovery.ts';
import { evade, nextEvader } from '../moving/evade.ts';
import { march } from '../moving/going.ts';
import { rideWild, rollForControl } from '../moving/wild.ts';
import type { Dice } from '../reasons.ts';
import type { Course } from './course.ts';
import type { Announced, AwaitsCards } from './pending.ts';

/** Whether something that was announced waits for nobody’s cards any more. */
const isReady = (course: Course): AwaitsCards | null => {
  const { pending } = course.state;
  return pending?.kind === 'cards' && pending.asked === null && !course.isOver ? pending : null;
};

/**
 * Carries out what is announced, once both sides have laid their cards; again and again, because an
 * announcement may lead to the next.
 */
export function goOn(course: Course, dice: Dice): void {
  for (let ready = isReady(course); ready !== null; ready = isReady(course)) carryOut(course, ready, dice);
}

function carryOut(course: Course, { what, laid }: AwaitsCards, dice: Dice): void {
  switch (what.kind) {
    case 'bombardment':
    case 'volley':
    case 'charge':
      strike(course, what, laid, dice);
      return;
    case 'recovery':
    case 'rally':
      readDie(course, what, laid.length);
      return;
    case 'march':
      march(course, what, dice);
      return;
    case 'evasion':
      evade(course, what, dice);
      nextEvader(course, what);
      return;
    case 'control':
      rollForControl(course, what, laid, dice);
      return;
    case 'wild':
      rideWild(course, what, dice);
  }
}

/**
 * What follows when a card has stopped something: an attack is used up; cavalry that was kept from
 * withdrawing makes room for the next to be asked.
 * @ruling rr-027
 */
export function stopped(course: Course, what: Announced): void {
  if (what.kind === 'bombardment' || what.kind === 'volley' || what.kind === 'charge') {
    // A stopped overrun is not ridden, and the charge before it has been counted.
    if (what.isOverrun !== true) course.record(smothered(what));
    return;
  }
  if (what.kind === 'evasion') nextEvader(course, what);
}
