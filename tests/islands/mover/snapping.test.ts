import { describe, expect, test } from 'vitest';
import { um } from '../../../src/geometry/lengths.ts';
import { plus } from '../../../src/geometry/vectors.ts';
import { aim, pulledPoint } from '../../../src/islands/mover/aiming.ts';
import { settled, wanting } from '../../../src/islands/mover/drafting.ts';
import { orderSaid } from '../../../src/islands/mover/wording.ts';
import type { MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import { base, FIELD, hussars } from './parade.ts';
import type { Grip } from '../../../src/islands/orders/move-draft.ts';

/** The draft after a grip is pulled by this much from its own place. */
function pulled(moving: MovingUnit, grip: Grip, [x, y]: readonly [number, number]) {
  const to = plus(pulledPoint(moving, moving.unit.base, grip), [um(x, '[1]'), um(y, '[1]')]);
  const { legs, says } = aim(moving, { grip, before: [], to, magnet: um(0.05, '[1]') });
  return settled(wanting(moving, legs, says));
}
const said = ({ moving, march, snapped }: ReturnType<typeof pulled>) => `${orderSaid(moving, march)}: ${snapped}`;

describe('a pull on to an enemy straight ahead', () => {
  const charger = hussars(['march', 'pivot', 'charge']);
  test.each(['push', 'base'] as const)('by the %s is a charge, however far it goes', (grip) => {
    for (const far of [4.05, 4.4, 5, 6, 9]) {
      const draft = pulled(charger, grip, [0.1, far]);
      expect(said(draft)).toBe('forward to contact: in contact with the battery');
      expect(draft.refused).toBeNull();
    }
    expect(said(pulled(charger, grip, [0.1, 3.8]))).toBe('forward 3.8: ');
  });

  test('who may not be charged is refused as a charge', () => {
    const far = hussars(['march', 'pivot', 'charge'], { ...FIELD, battery: { side: 'red', base: base(10, 15, 180) } });
    const draft = pulled(far, 'push', [0, 9.5]);
    expect(said(draft)).toBe('forward 8: ');
    expect(draft.refused).toMatchObject({ reason: 'too-far' });
  });

  test('is refused as a march where nobody charges', () =>
    expect(pulled(hussars(), 'push', [0, 5]).refused).toMatchObject({ reason: 'enemy-between' }));
});
