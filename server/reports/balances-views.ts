import type { balanceColumns } from '@ribambelle/api/reports/accounts.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type RawBuilder, sql } from 'kysely';
import { referenceOf } from '../receivables/index.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { ONE_MOMENT, openAround, openReceivables } from './month-end-views.ts';

/** The balance of a receivable or a wallet; minor units. */
export interface BalanceFound {
  readonly key: string;
  readonly amount: number;
  readonly customer: {
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  };
  /** The purchase that it is for; null for a wallet. */
  readonly thing: {
    readonly kind: string;
    readonly reference: string | null;
    readonly since: string;
  } | null;
}

interface Input {
  readonly of: 'OWED' | 'CREDIT' | 'WALLET';
  /** The end of the day. */
  readonly at: Instant;
  readonly now: Instant;
  readonly timezone: string;
  readonly sort: Order<typeof balanceColumns> | undefined;
}

const ORDERS: ColumnOrders<typeof balanceColumns> = { amount: [sql`amount`] };

/**
 * Selects the balances at a moment, whatever was written later; the largest first unless sorted.
 */
export function selectBalances(input: Input): ListQuery<BalanceFound> {
  const order = orderBy(input.sort ?? '-amount', { orders: ORDERS, id: sql`id` });
  return input.of === 'WALLET' ? inWallets(input, order) : ofReceivables(input, order);
}

function inWallets({ at }: Input, order: RawBuilder<unknown>): ListQuery<BalanceFound> {
  const open = sql`(select m.customer_id as id, sum(m.amount)::bigint as amount from wallet_movements m
    where m.created_at < ${at} group by m.customer_id having sum(m.amount) > 0) open`;
  return {
    rows: sql`select open.id::text as key, open.amount, ${family(sql`open.id`)} as customer, null as thing
      from ${open} order by ${order}`,
    counted: sql`select from ${open}`,
  };
}

/**
 * Selects the content of rows after they are ordered: of thousands of open ones, only those of a
 * page are needed.
 */
function ofReceivables(
  { of, at, now, timezone }: Input,
  order: RawBuilder<unknown>,
): ListQuery<BalanceFound> {
  const side = of === 'CREDIT' ? 'CREDIT' : 'OWED';
  const around = sql`with ${openAround({ at, now }, ONE_MOMENT)}`;
  const ofRow = sql`r.id = open.id`;
  return {
    rows: sql`${around} select open.id::text as key, open.amount,
        (select ${family(sql`r.customer_id`)} from receivables r where ${ofRow}) as customer,
        (select json_build_object('kind', r.kind, 'reference', ${referenceOf('r')}, 'since', to_char(r.created_at at time zone ${timezone}, 'YYYY-MM-DD'))
          from receivables r where ${ofRow}) as thing
      from (${openReceivables({ of: side, order })}) open order by ${order}`,
    counted: sql`${around} select from (${openReceivables({ of: side })}) open`,
  };
}

function family(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('cuid', c.cuid, 'firstname', c.firstname, 'lastname', c.lastname) from customers c
    where c.id = ${id})`;
}
