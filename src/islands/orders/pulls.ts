import type { BareScene } from '../../scene/scene.ts';
import type { Grip } from './move-draft.ts';
import { mapInWindow, type At, type MapInWindow } from './map-input.ts';
import type { Input } from './ordering.ts';

/** What receives the input of a map. */
export interface Listener {
  readonly scene: BareScene;
  /** Takes an input. Returns false if it means nothing now: then it is left to the page. */
  readonly tell: (input: Input) => boolean;
  /** Whether an input would mean something now. */
  readonly means: (input: Input) => boolean;
  /** Whether units can be pulled on this map. */
  readonly hasGrips: boolean;
}

/** How far apart two points of the window are, in pixels. */
export const apart = (a: At, b: At): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** A pointer that has moved fewer pixels than this counts as still. */
export const STILL = 3;
/** A finger trembles: one that rests on a unit counts as still for longer. */
const STILL_FINGER = 8;
/** A unit that is pressed, before it is taken up by a pull. */
interface PressedUnit {
  readonly at: PointerEvent;
  readonly map: MapInWindow;
  readonly input: Extract<Input, { readonly kind: 'seize' }>;
}

export const gripAt = ({ target }: Event): Grip | null =>
  ((target as Element).closest<SVGElement>('[data-grip]')?.dataset['grip'] as Grip | undefined) ?? null;

/** The pulls at the grips of a map. */
interface Pulls {
  /**
   * Grabs the grip under the pointer. Returns false if there is none, or if nothing can be pulled
   * now.
   */
  readonly begin: (event: PointerEvent) => boolean;
  readonly isOn: () => boolean;
  /** Whether a unit is pressed that a pull would take up. */
  readonly isOnUnit: () => boolean;
  /**
   * Takes up the unit that is pressed once the pointer has moved far enough. Returns false if the
   * pointer has not, or if no unit is pressed.
   */
  readonly seize: (event: PointerEvent) => boolean;
  /** Whether a grip or a unit was pressed and has not been pulled since. */
  readonly isPress: () => boolean;
  readonly move: (event: PointerEvent) => void;
  readonly end: () => void;
  /**
   * What the next click is: a click by itself, the end of a pull, or the press of this grip that
   * was not pulled.
   */
  readonly clickIs: () => 'own' | 'pull' | Grip;
}

/** Follows the pointer during a pull. Reports at most one pull per frame of the screen. */
export function pullsOn(svg: SVGSVGElement, { scene, tell, means, hasGrips }: Listener): Pulls {
  /**
   * Read when a pull begins and never during it: reading would make the browser lay out the page at
   * each move.
   */
  let map: MapInWindow | null = null;
  let pending: At | null = null;
  let isPull = false;
  /** Where a grip was pressed that has not been pulled yet. */
  let pressed: At | null = null;
  let grip: Grip | null = null;
  let unit: PressedUnit | null = null;

  function draw() {
    if (pending === null || map === null) return;
    const spot = map.spotOf(pending);
    pending = null;
    tell({ kind: 'pull', spot, pixel: map.pixel });
  }
  function start({ pointerId }: PointerEvent, lies: MapInWindow) {
    map = lies;
    isPull = true;
    svg.setPointerCapture(pointerId);
    svg.focus({ preventScroll: true });
  }
  function move(event: PointerEvent) {
    if (pressed !== null && apart(event, pressed) < STILL) return;
    pressed = null;
    if (pending === null) requestAnimationFrame(draw);
    pending = event;
  }
  return {
    begin(event) {
      isPull = false;
      unit = null;
      if (!hasGrips || event.button !== 0 || map !== null || !event.isPrimary) return false;
      const lies = mapInWindow(svg, scene);
      const [spot, isTouch] = [lies.spotOf(event), event.pointerType !== 'mouse'];
      grip = gripAt(event);
      if (grip === null) {
        const input = { kind: 'seize', spot, isTouch, pixel: lies.pixel } as const;
        if (means(input)) unit = { at: event, map: lies, input };
        return false;
      }
      if (!tell({ kind: 'grab', grip, spot, isTouch })) return false;
      start(event, lies);
      pressed = { clientX: event.clientX, clientY: event.clientY };
      return true;
    },
    isOn: () => map !== null,
    isOnUnit: () => unit !== null,
    seize(event) {
      if (unit === null || apart(event, unit.at) < (unit.input.isTouch ? STILL_FINGER : STILL)) return false;
      const { map: lies, input, at } = unit;
      unit = null;
      // The button may have come up outside the window.
      if (event.buttons === 0 || event.pointerId !== at.pointerId || !tell(input)) return false;
      start(event, lies);
      pressed = null;
      move(event);
      return true;
    },
    isPress: () => unit !== null || (isPull && pressed !== null),
    move,
    end() {
      unit = null;
      if (map === null) return;
      draw();
      map = null;
      tell({ kind: 'release' });
    },
    clickIs() {
      const is = isPull ? (pressed === null ? 'pull' : grip!) : 'own';
      isPull = false;
      return is;
    },
  };
}
