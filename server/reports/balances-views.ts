import type { balanceColumns } from '@ribambelle/api/reports/accounts.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { movedSince } from './ledger-views.ts';

/** What stood open of a receivable, or in a wallet; minor units. */
export interface BalanceFound {
  readonly key: string;
  readonly amount: number;
  readonly customer: {
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  };
  /** What it is for; null for a wallet. */
  readonly thing: {
    readonly kind: string;
    readonly reference: string | null;
    readonly since: string;
  } | null;
}

interface Input {
  readonly organiser_id: number;
  readonly of: 'OWED' | 'CREDIT' | 'WALLET';
  /** The end of the day. */
  readonly at: Instant;
  readonly timezone: string;
  readonly sort: Order<typeof balanceColumns> | undefined;
}

const ORDERS: ColumnOrders<typeof balanceColumns> = { amount: [sql`open.amount`] };

/** What stood open at a moment, whatever was written later; the most first unless sorted. */
export function selectBalances(input: Input): ListQuery<BalanceFound> {
  const open = input.of === 'WALLET' ? inWallets(input) : ofReceivables(input);
  const order = orderBy(input.sort ?? '-amount', { orders: ORDERS, id: sql`open.id` });
  const { organiser_id, timezone } = input;
  // what a row says is looked up by itself, after the order: of thousands that are open, those of a page are wanted
  return {
    rows: sql`select open.id::text as key, open.amount,
        (select json_build_object('cuid', c.cuid, 'firstname', c.firstname, 'lastname', c.lastname) from customers c
          where c.organiser_id = ${organiser_id} and c.id = open.customer_id) as customer,
        (select json_build_object('kind', r.kind, 'reference', k.reference, 'since', to_char(r.created_at at time zone ${timezone}, 'YYYY-MM-DD'))
          from receivables r left join carts k on k.organiser_id = ${organiser_id} and k.id = r.cart_id
          where r.organiser_id = ${organiser_id} and r.id = open.receivable_id) as thing
      from (${open}) open order by ${order}`,
    counted: sql`select from (${open}) open`,
  };
}

function inWallets({ organiser_id, at }: Input): RawBuilder<unknown> {
  return sql`select m.customer_id as id, m.customer_id, null::bigint as receivable_id, sum(m.amount)::bigint as amount from wallet_movements m
    where m.organiser_id = ${organiser_id} and m.created_at < ${at} group by m.customer_id having sum(m.amount) > 0`;
}

/** Receivables that did not move since are as they are; of those that did, what was written since is taken off. */
function ofReceivables({ organiser_id, of, at }: Input): RawBuilder<unknown> {
  const [open, sign] = of === 'OWED' ? [sql`owed_amount`, sql`1`] : [sql`credit_amount`, sql`-1`];
  return sql`with since as materialized (${movedSince({ organiser_id, at })})
    select r.id, r.customer_id, r.id as receivable_id, r.${open}::bigint as amount from receivables r
      where r.organiser_id = ${organiser_id} and r.${open} > 0 and r.id not in (select receivable_id from since)
    union all
    select r.id, r.customer_id, r.id, ${sign} * (r.total_amount - r.paid_amount - s.moved) from since s
      join receivables r on r.organiser_id = ${organiser_id} and r.id = s.receivable_id
      where ${sign} * (r.total_amount - r.paid_amount - s.moved) > 0`;
}
