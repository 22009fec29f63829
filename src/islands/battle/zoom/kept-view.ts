import type { ViewBox } from './view-box.ts';

/** A view that is kept for the visit, so that a reload shows the same part of the map. */
export interface KeptView {
  /** The start of the battle that it belongs to. */
  readonly start: string;
  readonly box: ViewBox;
  /** Whether the reader has chosen it by pushing or zooming. */
  readonly isOwn: boolean;
}

const keyOf = (battle: string): string => `drill-square.view/${battle}`;

/** Keeps a view of a battle until the tab is closed. Without storage it is forgotten. */
export function keepView(battle: string, view: KeptView): void {
  try {
    sessionStorage.setItem(keyOf(battle), JSON.stringify(view));
  } catch {
    // Without storage a reload opens the battle as for the first time.
  }
}

const isBox = (box: Partial<ViewBox> | undefined): box is ViewBox =>
  [box?.x, box?.y, box?.width, box?.height].every(Number.isFinite) && box!.width! > 0 && box!.height! > 0;

/** The view that is kept for a start of a battle; null if there is none. */
export function keptView(battle: string, start: string): KeptView | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(battle)) ?? 'null') as Partial<KeptView> | null;
    if (found?.start !== start || !isBox(found.box)) return null;
    return { start, box: found.box, isOwn: found.isOwn === true };
  } catch {
    return null;
  }
}
