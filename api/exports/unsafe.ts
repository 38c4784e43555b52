import type { z } from 'zod';
import type { Order } from '../lists/columns.ts';
import type { AnyRecord } from '../records/record.ts';
import type { wantedOf } from './wanted-columns.ts';

/** The schema of the list of a record, with its own filters and columns. */
type Exported<Declared extends AnyRecord> = z.ZodObject<{
  list: z.ZodLiteral<Declared['noun']>;
  filters: z.ZodObject<
    Declared['list']['filters'] & {
      sort: z.ZodOptional<z.ZodType<Order<Declared['list']['columns']>>>;
    }
  >;
  columns: ReturnType<typeof wantedOf>;
}>;

/**
 * Returns the schema of the list of each record, in their order. Guarantee: `make` returns for each
 * of them the schema that its type states, as it does for a list that is declared by hand.
 */
export function exportedRecords<const Records extends readonly AnyRecord[]>(
  of: Records,
  make: (record: AnyRecord) => unknown,
): { readonly [Index in keyof Records]: Exported<Records[Index]> } {
  return of.map((record) => make(record)) as unknown as {
    readonly [Index in keyof Records]: Exported<Records[Index]>;
  };
}
