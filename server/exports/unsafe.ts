import type { AnyList } from '../lists/office-list.ts';

/**
 * Returns a list without the types of its request and its rows. Guarantee: it is given only what
 * the schema of the exported list of its name has read, which is made of its own filters and
 * columns (api/exports/shapes.ts); `exports.test.ts` and `sorted-lists.test.ts` export each.
 */
export function anyList(list: { readonly columns: object }): AnyList<object, unknown, unknown> {
  return list as unknown as AnyList<object, unknown, unknown>;
}
