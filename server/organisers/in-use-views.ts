import { OPTIONAL_NOUNS, type OptionalNoun } from '@ribambelle/domain/organisers/in-use.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The conditions that leave out rows that every organiser has from the start. */
const OWN: Partial<Record<OptionalNoun, string>> = { segments: 'where not is_default' };

/**
 * Lists the optional kinds of record of which this organiser has any: one look into the key of each
 * table.
 */
export async function listNounsInUse(db: Db): Promise<OptionalNoun[]> {
  const looks = OPTIONAL_NOUNS.map(
    (noun) =>
      sql`select ${sql.lit(noun)} as noun where exists (select from ${sql.table(noun)} ${sql.raw(OWN[noun] ?? '')})`,
  );
  const { rows } = await sql<{ noun: OptionalNoun }>`${sql.join(looks, sql` union all `)}`.execute(
    db,
  );
  return rows.map(({ noun }) => noun);
}
