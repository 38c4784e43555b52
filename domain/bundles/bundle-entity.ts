/**
 * The owner of a sold bundle (2 §3): one participant alone, or the customer for all of their
 * participants.
 */
export const BUNDLE_ENTITIES = ['CUSTOMERS', 'PARTICIPANTS'] as const;
export type BundleEntity = (typeof BUNDLE_ENTITIES)[number];

/** Returns the entity in a column. */
export function bundleEntityOf(entity: string): BundleEntity {
  return entity === 'PARTICIPANTS' ? 'PARTICIPANTS' : 'CUSTOMERS';
}
