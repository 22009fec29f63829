import { expect, test } from 'vitest';
import { formationsFor, wanting } from '../src/islands/mover/drafting.ts';
import { takeUp } from '../src/islands/mover/moving-unit.ts';
import { library } from '../src/library/plays.ts';
import { gameIds, playModule } from '../src/register/index.ts';

/* The buttons by which a unit that is moved by hand takes another formation. */

test.each(gameIds)(
  '%s: a unit is offered the formations that its rules allow, and never the one it has',
  async (id) => {
    const { rules, input } = await playModule(id);
    const { mover } = input;
    if (mover?.formations === undefined) return;
    const { scenarios } = await library(id);
    const drafts = [...scenarios.values()].flatMap(({ play }) => {
      const state = rules.seen(play.steps[0]!.before);
      const units = mover.units(state).filter((unit) => mover.handles(state, unit.id).length > 0);
      return units.flatMap((unit) => takeUp(mover, state, unit.id) ?? []).map((moving) => wanting(moving, []));
    });
    const offered = new Set<string>();
    for (const { moving } of drafts)
      for (const into of formationsFor(wanting(moving, []))) {
        offered.add(into);
        const then = formationsFor(wanting(moving, [{ go: 'form', into }]));
        expect(then, into).not.toContain(into);
      }
    // Guns take the same room limbered and ready to fire.
    if (id === 'death-or-glory') expect([...offered]).toEqual(expect.arrayContaining(['limbered', 'deployed']));
  },
);
