import { type Columns, type Order, sortBy } from '@ribambelle/api/lists/columns.ts';
import type { ListAddress } from './use-list-address.ts';

/**
 * Returns the order in an address, when the list has it; otherwise undefined, for the list's own
 * order.
 */
export function orderIn<Declared extends Columns<never>>(
  columns: Declared,
  { sort }: ListAddress,
): Order<Declared> | undefined {
  return sortBy(columns).safeParse(sort ?? undefined).data;
}
