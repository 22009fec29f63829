import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Where and for what axe looks. */
interface Scope {
  /** The selector of the only part of the page that is looked at. */
  readonly within?: string;
  /** Whether to look at colours alone: a colour scheme changes nothing else. */
  readonly isOfColors?: boolean;
}

/**
 * What axe finds wrong with the accessibility of a page: the rule, and the elements that break it. It runs in the page alone, which takes half the
 * time of the other way; that one is for pages with frames, and ours have none.
 */
export async function violations(page: Page, { within, isOfColors = false }: Scope = {}): Promise<readonly unknown[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (isOfColors) axe.withRules('color-contrast');
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}
