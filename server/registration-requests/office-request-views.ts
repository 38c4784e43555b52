import type { requestColumns } from '@ribambelle/api/registration-requests/request-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { RequestStatus } from '@ribambelle/domain/registration-requests/request-status.ts';
import { sql } from 'kysely';
import { peopleFound, typedWords } from '../database/search.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { withinDays } from '../lists/within-days-views.ts';
import { type RequestRow, selectRequests } from './request-views.ts';

interface Filters {
  readonly search: string;
  readonly status?: RequestStatus | undefined;
  readonly activity?: string | undefined;
  readonly requested_from?: string | undefined;
  readonly requested_to?: string | undefined;
}

/** Selects requests, newest first unless sorted. */
export function selectOfficeRequests(input: {
  timezone: string;
  filters: Filters;
  sort: Order<typeof requestColumns> | undefined;
}): ListQuery<RequestRow> {
  const { timezone, filters, sort } = input;
  const { search, status, activity, requested_from: from, requested_to: to } = filters;
  const conditions = [sql`true`];
  const words = typedWords(search);
  if (words !== null)
    conditions.push(sql`(q.customer_id = any(${peopleFound('customers', words)})
      or q.participant_id = any(${peopleFound('participants', words)}))`);
  if (status !== undefined) conditions.push(sql`q.status = ${status}`);
  if (activity !== undefined)
    conditions.push(sql`q.activity_id = (select id from activities where cuid = ${activity})`);
  conditions.push(...withinDays(sql`q.created_at`, { from, to, timezone }));
  const where = sql.join(conditions, sql` and `);
  const orders: ColumnOrders<typeof requestColumns> = { received: [sql`q.created_at`] };
  const order =
    sort === undefined ? sql`q.created_at desc, q.id` : orderBy(sort, { orders, id: sql`q.id` });
  return {
    rows: selectRequests(where, order),
    counted: sql`select from registration_requests q where ${where}`,
    by_id: {
      ids: sql<{
        id: number;
      }>`select q.id from registration_requests q where ${where} order by ${order}`,
      load: (ids) => selectRequests(sql`q.id = any(${ids}::bigint[])`),
    },
  };
}
