import { hasTwins, isWithinLimits } from '@ribambelle/domain/website/page-limits.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { refuse } from '../refusal.ts';

/** Refuses ELEMENT_TWICE for two elements with one id, and PAGE_TOO_LARGE beyond the limits. */
export function requireLimits(tree: PageTree): void {
  if (hasTwins(tree)) refuse('ELEMENT_TWICE');
  if (!isWithinLimits(tree)) refuse('PAGE_TOO_LARGE');
}
