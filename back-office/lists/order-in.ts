import { type Columns, type Order, sortBy } from '@ribambelle/api/lists/columns.ts';
import type { ListAddress } from './use-list-address.ts';

/** The order that an address says, when the list knows it; else undefined, which is the list's own. */
export function orderIn<Declared extends Columns<never>>(
  columns: Declared,
  { sort }: ListAddress,
): Order<Declared> | undefined {
  return sortBy(columns).safeParse(sort ?? undefined).data;
}
