import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ChosenFamily } from './mailing-store.ts';
import { childrenOf } from '../households/index.ts';

/** The facts about a family that a mailing is written to. Titles are bilingual columns. */
export interface FamilyFacts {
  readonly customer_id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Empty for none. */
  readonly email: string;
  readonly language: Language;
  readonly has_email: boolean;
  readonly email_refused: boolean;
  readonly email_confirmed: boolean;
  readonly news_consented: boolean;
  /** First names, the eldest account first. */
  readonly children: readonly string[];
  readonly activities: readonly Json[];
  readonly times: readonly { readonly start_at: string; readonly end_at: string }[];
}

/**
 * Loads the values of a mailing's variables for some families, in one statement: the participants
 * that were chosen, or all of the family's; activities; and the chosen dates, or the span of the
 * availabilities. Deleted families are left out.
 */
export async function loadFacts(
  db: Db,
  families: readonly ChosenFamily[],
): Promise<readonly FamilyFacts[]> {
  const registrations = sql`from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.id = any(f.registration_ids)`;
  const { rows } = await sql<FamilyFacts>`
    select f.customer_id, c.cuid, c.firstname, c.lastname, coalesce(c.email, '') as email, c.language, c.email is not null as has_email,
      c.email_refused_at is not null as email_refused,
      c.email_confirmed_at is not null as email_confirmed, c.news_consented_at is not null as news_consented,
      (select coalesce(jsonb_agg(p.firstname order by p.created_at, p.id), '[]') from participants p
        where p.deleted_at is null and p.id = any(
          case when f.registration_ids = '{}' and f.participant_ids = '{}'
            then ${childrenOf(sql`f.customer_id`)}
            else f.participant_ids || array(select r.participant_id ${registrations}) end)) as children,
      (select coalesce(jsonb_agg(v.title order by v.id), '[]') from activities v
        where v.id = any(array(select a.activity_id ${registrations}))) as activities,
      case when f.date_ids = '{}'
        then (select coalesce(jsonb_agg(distinct jsonb_build_object('start_at', a.start_at, 'end_at', a.end_at)), '[]') ${registrations})
        else (select coalesce(jsonb_agg(distinct jsonb_build_object('start_at', d.start_at, 'end_at', d.end_at)), '[]')
          from availability_dates d where d.id = any(f.date_ids)) end as times
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb)
      as f (customer_id bigint, registration_ids bigint[], date_ids bigint[], participant_ids bigint[])
    join customers c on c.id = f.customer_id and c.deleted_at is null`.execute(db);
  return rows;
}
