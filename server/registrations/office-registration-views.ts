import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { idsFound, prefixQuery } from '../database/search.ts';
import { overdueAt } from '../receivables/index.ts';
import type { Db } from '../database/transaction.ts';

export interface OfficeFilters {
  readonly search?: string | undefined;
  readonly activity?: string | undefined;
  readonly availability?: string | undefined;
  readonly payment?: 'OUTSTANDING' | 'OVERDUE' | 'COMPLETE' | 'FREE' | undefined;
  readonly now: string;
  readonly cancelled?: boolean | undefined;
  /** First and last moment at which the activity may begin. */
  readonly from_at?: string | undefined;
  readonly before_at?: string | undefined;
}

/** A registration as lists and exports show it; the title is a bilingual column. */
export interface OfficeRegistrationRow {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly created_at: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly title: Json;
  readonly start_at: string;
  readonly end_at: string;
  readonly quantity: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly credit_amount: number;
  readonly due_at: string | null;
  readonly receivable_id: number;
  readonly cancelled_at: string | null;
}

interface RegistrationQuery {
  readonly organiser_id: number;
  readonly filters: OfficeFilters;
}

/** A page of registrations, the newest first. */
export async function findOfficeRegistrations(
  db: Db,
  input: RegistrationQuery & { limit: number; offset: number },
): Promise<readonly OfficeRegistrationRow[]> {
  const { rows } = await sql<OfficeRegistrationRow>`
    select r.id, r.cuid, r.reference, r.created_at, p.firstname, p.lastname, p.birthdate, c.firstname as customer_firstname,
      c.lastname as customer_lastname, c.email, c.phone, v.title, a.start_at, a.end_at, r.quantity, owed.total_amount, owed.paid_amount, owed.credit_amount, owed.due_at,
      r.receivable_id, r.cancelled_at
    from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where ${matching(input)}
    order by r.created_at desc, r.id limit ${input.limit} offset ${input.offset}`.execute(db);
  return rows;
}

/** How many there are, exactly up to 10 000. */
export async function countOfficeRegistrations(db: Db, input: RegistrationQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
      join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
      where ${matching(input)} limit ${MOST_COUNTED}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

function matching({ organiser_id, filters }: RegistrationQuery): RawBuilder<unknown> {
  const conditions = [sql`r.organiser_id = ${organiser_id}`];
  const words = prefixQuery(filters.search);
  if (words !== null) {
    const reference = (filters.search ?? '').trim().toUpperCase();
    conditions.push(sql`(r.reference = ${reference}
      or r.participant_id = any(${idsFound('participants', words)})
      or r.customer_id = any(${idsFound('customers', words)}))`);
  }
  if (filters.availability !== undefined) conditions.push(sql`a.cuid = ${filters.availability}`);
  if (filters.activity !== undefined) {
    conditions.push(
      sql`a.activity_id = (select id from activities where organiser_id = ${organiser_id} and cuid = ${filters.activity})`,
    );
  }
  if (filters.payment === 'OUTSTANDING') conditions.push(sql`owed.owed_amount > 0`);
  if (filters.payment === 'OVERDUE') conditions.push(overdueAt(filters.now));
  if (filters.payment === 'COMPLETE')
    conditions.push(sql`owed.total_amount > 0 and owed.owed_amount = 0`);
  if (filters.payment === 'FREE')
    conditions.push(
      sql`r.receivable_id in (select id from receivables where organiser_id = ${organiser_id} and total_amount = 0)`,
    );
  if (filters.cancelled !== undefined)
    conditions.push(
      filters.cancelled ? sql`r.cancelled_at is not null` : sql`r.cancelled_at is null`,
    );
  if (filters.from_at !== undefined) conditions.push(sql`a.start_at >= ${filters.from_at}`);
  if (filters.before_at !== undefined) conditions.push(sql`a.start_at < ${filters.before_at}`);
  return sql.join(conditions, sql` and `);
}
