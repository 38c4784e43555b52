/** Whose a sold bundle is (2 §3): one participant's alone, or the customer's for all of their participants. */
export const BUNDLE_ENTITIES = ['CUSTOMERS', 'PARTICIPANTS'] as const;
export type BundleEntity = (typeof BUNDLE_ENTITIES)[number];

/** The entity that a column holds. */
export function bundleEntityOf(stored: string): BundleEntity {
  return stored === 'PARTICIPANTS' ? 'PARTICIPANTS' : 'CUSTOMERS';
}
