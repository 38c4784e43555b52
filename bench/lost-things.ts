import { connect } from '@ribambelle/database/connect.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import type { Acknowledged } from './acknowledged.ts';

const MISSING: readonly {
  readonly what: string;
  readonly sql: string;
  readonly of: 'items' | 'checkouts' | null;
}[] = [
  {
    what: 'an acknowledged item is gone',
    of: 'items',
    sql: 'select wanted.id from unnest($1::bigint[]) wanted (id) where not exists (select from cart_items i where i.id = wanted.id)',
  },
  {
    what: 'an acknowledged order has no registration',
    of: 'checkouts',
    sql: `select wanted.id from unnest($1::bigint[]) wanted (id) where not exists (
      select from carts c join registrations r on r.organiser_id = c.organiser_id and r.cart_id = c.id where c.id = wanted.id and c.status = 'PROCESSED')`,
  },
  {
    what: 'the provider was paid and our books do not know',
    of: null,
    sql: `select s.id from sandbox_payments s where s.state = 'paid' and not exists (
      select from payments p where p.provider = 'sandbox' and p.provider_reference = s.id and p.paid_at is not null)`,
  },
  {
    what: 'the provider gave money back and our books do not know',
    of: null,
    sql: `select g.id from sandbox_refunds g where g.state <> 'failed' and not exists (
      select from refunds f where f.provider_reference = g.id and f.amount = g.amount and f.state <> 'FAILED')`,
  },
  {
    what: 'an order of the rush has no e-mail',
    of: null,
    sql: `select c.id from carts c join customers u on u.organiser_id = c.organiser_id and u.id = c.customer_id
      where c.status = 'PROCESSED' and u.firstname = 'Rush' and not exists (
        select from sent_mails m where m.organiser_id = c.organiser_id and m.customer_id = c.customer_id
          and m.state in ('SENT', 'KEPT') and m.created_at >= c.processed_at)`,
  },
];

/**
 * Returns everything now missing, sold twice or out of balance, in words; empty when all is well.
 */
export async function lostThings(
  databaseUrl: string,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const client = await connect(databaseUrl);
  try {
    const problems: string[] = [];
    for (const { what, sql, of } of MISSING) {
      const { rows } = await client.query<{ id: string }>(
        sql,
        of === null ? [] : [[...acknowledged[of]]],
      );
      problems.push(...rows.map(({ id }) => `${what} (${id})`));
    }
    return [...problems, ...(await checkInvariants(client))];
  } finally {
    await client.end();
  }
}
