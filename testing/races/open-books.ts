import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import type { Shop } from '../shop.ts';

/** A reader of the rows of a shop. */
export interface Books {
  /** Returns the violations of its invariants that were not returned before. */
  readonly findNew: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Violations that say how a factory made its rows: they are nobody's money. */
const NO_MONEY = /weekdays|^availability has more/;

/** Opens the books of a shop. */
export async function openBooks(shop: Shop): Promise<Books> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const known = new Set<string>();
  return {
    findNew: async () => {
      const all = await checkInvariants(client);
      const fresh = all.filter((one) => !NO_MONEY.test(one) && !known.has(one));
      for (const one of fresh) known.add(one);
      return fresh;
    },
    close: () => client.end(),
  };
}
