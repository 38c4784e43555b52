import { usesLeft } from '@ribambelle/domain/bundles/bundle-status.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { Bundle } from './bundle-badge.tsx';

/** Describes the remaining uses of a bundle. */
export function leftText(
  bundle: Pick<Bundle, 'capacity' | 'used'>,
  texts: Texts['account'],
): string {
  const uses = usesLeft(bundle);
  return uses === null || bundle.capacity === null
    ? texts.bundle_unlimited
    : texts.bundle_left(uses, bundle.capacity);
}
