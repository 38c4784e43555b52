import type { MailingRecipients } from '@ribambelle/api/mailings/shapes.ts';
import { MOST_FAMILIES } from '@ribambelle/domain/mailings/mailing.ts';
import { type RawBuilder, sql } from 'kysely';
import { availabilityList, datesWithin } from '../availabilities/index.ts';
import { customerList } from '../customers/index.ts';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';
import type { ListReader } from '../lists/office-list.ts';
import { registrationList } from '../registrations/index.ts';
import { inSegment, type SegmentTerms } from '../segments/index.ts';
import type { ChosenFamily } from './mailing-store.ts';

/** Rows that were ticked, or all rows that filters find except some. */
type Selected = Exclude<MailingRecipients, { on: 'SEGMENT' }>['selection'];

/** A family that was chosen, with the facts that decide whether it may be written to. */
export interface FoundFamily extends ChosenFamily {
  readonly has_email: boolean;
  readonly email_refused: boolean;
  readonly email_confirmed: boolean;
  readonly news_consented: boolean;
}

const NONE = sql`null::bigint`;

/** The columns of a choice: a family, and one of its registrations, dates or participants. */
const ofRegistration = sql`r.customer_id, r.id as registration_id, null::bigint as date_id, null::bigint as participant_id`;

/**
 * Finds the families that are chosen now, by name, each once with all that was chosen of it, in one
 * statement; at most one more than a mailing may have. Deleted accounts are left out. Filters that
 * the reader may not use are refused as in the lists.
 */
export async function findFamilies(
  db: Db,
  input: {
    recipients: MailingRecipients;
    reader: ListReader;
    /** The segment that the recipients name; null for none. */
    segment: SegmentTerms | null;
  },
): Promise<readonly FoundFamily[]> {
  const selectedRows = await chosenRows(db, input);
  const ids = (column: string) =>
    sql`coalesce(array_agg(distinct ${sql.ref(`x.${column}`)}) filter (where ${sql.ref(`x.${column}`)} is not null), '{}')`;
  const { rows } = await sql<FoundFamily>`
    select c.id as customer_id, ${ids('registration_id')} as registration_ids, ${ids('date_id')} as date_ids,
      ${ids('participant_id')} as participant_ids, c.email_refused_at is not null as email_refused, c.email is not null as has_email,
      c.email_confirmed_at is not null as email_confirmed, c.news_consented_at is not null as news_consented
    from customers c join (${selectedRows}) x on x.customer_id = c.id
    where c.deleted_at is null
    group by c.organiser_id, c.id order by c.lastname collate by_name, c.firstname collate by_name, c.id
    limit ${MOST_FAMILIES + 1}`.execute(db);
  return rows;
}

async function chosenRows(
  db: Db,
  {
    recipients,
    reader,
    segment,
  }: { recipients: MailingRecipients; reader: ListReader; segment: SegmentTerms | null },
): Promise<RawBuilder<unknown>> {
  const context = { ...reader, db };
  switch (recipients.on) {
    case 'REGISTRATIONS': {
      const { selection } = recipients;
      const which =
        selection.by === 'CHOSEN'
          ? byCuid(selection.chosen)
          : byFilters(await registrationList.select(selection.filters, context), selection);
      return sql`select ${ofRegistration} from registrations r where ${which('r')}`;
    }
    case 'CUSTOMERS': {
      const { selection } = recipients;
      const which =
        selection.by === 'CHOSEN'
          ? byCuid(selection.chosen)
          : byFilters(await customerList.select(selection.filters, context), selection);
      return sql`select f.id as customer_id, ${NONE} as registration_id, ${NONE} as date_id, ${NONE} as participant_id
        from customers f where ${which('f')}`;
    }
    case 'AVAILABILITIES': {
      const { selection } = recipients;
      const which =
        selection.by === 'CHOSEN'
          ? byCuid(selection.chosen)
          : byFilters(await availabilityList.select(selection.filters, context), selection);
      return sql`select ${ofRegistration} from registrations r
        join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
        where r.cancelled_at is null and ${which('a')}`;
    }
    case 'DATES': {
      const { selection } = recipients;
      const which =
        selection.by === 'CHOSEN'
          ? byCuid(selection.chosen)
          : withoutSome(datesWithin(selection.filters, reader.organiser), selection);
      // a date that was ticked is written about even to say that it does not take place; dates that
      // filters find are about families that come
      const expected = selection.by === 'CHOSEN' ? sql`r.cancelled_at is null` : takesPlace();
      return sql`select r.customer_id, r.id as registration_id, d.id as date_id, ${NONE} as participant_id from availability_dates d
        join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
        join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id and ${expected}
        where ${which('d')}`;
    }
    case 'SEGMENT':
      return inSegmentRows(segment, reader);
  }
}

function inSegmentRows(segment: SegmentTerms | null, reader: ListReader): RawBuilder<unknown> {
  const { timezone } = reader.organiser;
  if (segment === null)
    return sql`select ${NONE} as customer_id, ${NONE} as registration_id, ${NONE} as date_id, ${NONE} as participant_id where false`;
  const { entity, conditions } = segment;
  const matching = inSegment(conditions, { entity, timezone, now: reader.now });
  switch (entity) {
    case 'CUSTOMERS':
      return sql`select customers.id as customer_id, ${NONE} as registration_id, ${NONE} as date_id, ${NONE} as participant_id
        from customers where customers.deleted_at is null and ${matching}`;
    case 'PARTICIPANTS':
      return sql`select participants.customer_id, ${NONE} as registration_id, ${NONE} as date_id, participants.id as participant_id
        from participants where participants.deleted_at is null and ${matching}`;
    case 'AVAILABILITIES':
      return sql`select ${ofRegistration} from registrations r
        join availabilities on availabilities.organiser_id = r.organiser_id and availabilities.id = r.availability_id
        where r.cancelled_at is null and availabilities.end_at > ${reader.now} and ${matching}`;
  }
}

type Which = (row: string) => RawBuilder<unknown>;

const byCuid =
  (cuids: readonly string[]): Which =>
  (row) =>
    sql`${sql.ref(`${row}.cuid`)} = any(${cuids}::text[])`;

const byFilters = (
  { rows, by_id }: ListQuery<unknown>,
  selection: Extract<Selected, { by: 'FILTERS' }>,
): Which =>
  withoutSome(
    (row) =>
      sql`${sql.ref(`${row}.id`)} = any(array(select found.id from (${by_id?.ids ?? rows}) found))`,
    selection,
  );

const withoutSome =
  (which: Which, { except }: Extract<Selected, { by: 'FILTERS' }>): Which =>
  (row) =>
    except.length === 0
      ? which(row)
      : sql`${which(row)} and ${sql.ref(`${row}.cuid`)} <> all(${except}::text[])`;
