import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { participantColumns } from '@ribambelle/api/participants/participant-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { peopleFound, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { sharedWith } from '../households/index.ts';
import { withAttendanceCodes } from '../vault/attendance-code.ts';

export interface OfficeParticipantRow {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly customer_cuid: string;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  /** The names of the further families with which it is shared. */
  readonly shared_with: readonly string[];
  readonly registrations: number;
  readonly version: number;
}

/** The same with the attendance code, for the page of one participant. */
type CodedParticipantRow = OfficeParticipantRow & { readonly attendance_code: string };

const COLUMNS = sql`p.id, p.cuid, p.firstname, p.lastname, p.birthdate, p.version, c.cuid as customer_cuid, c.firstname as customer_firstname,
  c.lastname as customer_lastname, ${sharedWith('p', sql`p.customer_id`)} as shared_with, (select count(*) from registrations r
    where r.organiser_id = p.organiser_id and r.participant_id = p.id and r.cancelled_at is null) as registrations`;
const FROM = sql`from participants p join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id`;

/** Selects participants, by name unless sorted. */
export function selectParticipants(input: {
  search: string | undefined;
  /**
   * The last day of birth of participants who are old enough, and the day after which those who are
   * young enough were born.
   */
  born_by: string | undefined;
  born_after: string | undefined;
  sort: Order<typeof participantColumns> | undefined;
}): ListQuery<OfficeParticipantRow> {
  const words = typedWords(input.search);
  const searched =
    words === null ? sql`` : sql`and p.id = any(${peopleFound('participants', words)})`;
  const { born_by, born_after } = input;
  const old = born_by === undefined ? sql`` : sql`and p.birthdate <= ${born_by}`;
  const young = born_after === undefined ? sql`` : sql`and p.birthdate > ${born_after}`;
  const matching = sql`where p.deleted_at is null ${searched} ${old} ${young}`;
  const orders: ColumnOrders<typeof participantColumns> = {
    name: [byName(sql`p.lastname`), byName(sql`p.firstname`)],
  };
  return {
    rows: sql`select ${COLUMNS} ${FROM} ${matching}
      order by ${orderBy(input.sort ?? 'name', { orders, id: sql`p.id` })}`,
    counted: sql`select from participants p ${matching}`,
  };
}

/**
 * Finds a participant by cuid, or the one into which it was merged (decision 161); undefined for
 * none.
 */
export async function findOfficeParticipant(
  db: Db,
  participant: string,
): Promise<CodedParticipantRow | undefined> {
  const one = async (is: RawBuilder<unknown>) => {
    const { rows } = await sql<OfficeParticipantRow & { attendance_code_sealed: string }>`
      select ${COLUMNS}, p.attendance_code_sealed ${FROM} where ${is} and p.deleted_at is null`.execute(
      db,
    );
    return withAttendanceCodes(db, rows)[0];
  };
  return (
    (await one(sql`p.cuid = ${participant}`)) ??
    (await one(
      sql`p.id = (select participant_id from merged_participants where cuid = ${participant})`,
    ))
  );
}

/** Locks a participant for a change by staff; undefined for none. */
export async function lockOfficeParticipant(db: Db, participant: string) {
  return db
    .selectFrom('participants')
    .select(['id', 'cuid', 'firstname', 'lastname', 'birthdate', 'version'])
    .where('cuid', '=', participant)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Loads the newest registrations of a participant; the title is a bilingual column. */
export async function loadRegistrationsOf(db: Db, participant_id: number) {
  const { rows } = await sql<{
    cuid: string;
    title: Json;
    start_at: string;
    end_at: string;
    cancelled_at: string | null;
  }>`
    select r.cuid, v.title, a.start_at, a.end_at, r.cancelled_at from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.participant_id = ${participant_id} order by a.start_at desc, r.id limit 50`.execute(db);
  return rows;
}
