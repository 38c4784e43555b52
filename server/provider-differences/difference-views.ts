import type { DifferenceKind } from '@ribambelle/domain/payments/compare-books.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const MOST = 100;

/** An open difference, with our payment if there is one. */
interface ShownDifference {
  readonly cuid: string;
  readonly kind: DifferenceKind;
  readonly provider: 'mollie' | 'stripe';
  readonly provider_reference: string;
  readonly amount: number;
  readonly created_at: string;
  readonly payment: {
    readonly cuid: string;
    readonly customer_name: string;
    readonly state: string;
  } | null;
}

/** Loads the open differences, the latest first, a hundred at most. */
export async function loadDifferences(db: Db): Promise<readonly ShownDifference[]> {
  const { rows } = await sql<ShownDifference>`
    select d.cuid, d.kind, a.provider, d.provider_reference, d.amount, d.created_at,
      case when p.id is not null then jsonb_build_object('cuid', p.cuid, 'state', p.state,
        'customer_name', trim(c.firstname || ' ' || c.lastname)) end as payment
    from provider_differences d
    join payment_providers a on a.organiser_id = d.organiser_id and a.id = d.payment_provider_id
    left join payments p on p.organiser_id = d.organiser_id and p.id = d.payment_id
    left join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
    where d.closed_at is null order by d.created_at desc, d.id limit ${MOST}`.execute(db);
  return rows;
}

/** Counts the open differences. */
export async function countDifferences(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from provider_differences where closed_at is null`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}
