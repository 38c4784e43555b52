import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { RosterFound } from './roster-views.ts';
import { type HouseholdContact, loadHouseholdContacts } from '../households/index.ts';

/** An answer with its question; title and choices are bilingual columns. */
export interface AnswerRow {
  /** Of a custom field, or of a question. */
  readonly cuid: string;
  readonly title: Json;
  readonly content: string;
  readonly choices: Json;
  readonly health: boolean;
}

/** A chosen option, with the text given for it; title and label are bilingual columns. */
export interface OptionRow {
  readonly title: Json;
  readonly label: Json;
  readonly content: string;
}

interface Person {
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * A row of the day list with the details that are read once the rows of a page are known; amounts
 * in minor units.
 */
export interface RosterRow extends RosterFound {
  readonly owed_amount: number;
  readonly details: readonly AnswerRow[];
  readonly family_details: readonly AnswerRow[];
  /** All families of a shared participant; empty for others. */
  readonly contacts: readonly HouseholdContact[];
  readonly answers: readonly AnswerRow[];
  readonly options: readonly OptionRow[];
  /** The participants of a booking. */
  readonly participants: readonly Person[];
}

interface Participation extends Person {
  readonly owner: number;
  readonly owed_amount: number;
}

/**
 * Loads the details of the rows of a page: a statement for each kind, all in one round trip, so
 * that the database plans each once and not a join of all for every call.
 */
export async function loadDetails(
  db: Db,
  found: readonly RosterFound[],
): Promise<readonly RosterRow[]> {
  const registrationRows = found.filter(({ kind }) => kind === 'REGISTRATION');
  const booked = found.filter(({ kind }) => kind === 'BOOKING');
  const distinct = (ids: readonly (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
  const registrations = distinct(registrationRows.map(({ id }) => id));
  const [details, family, answers, options, owed, participations, contacts] = await atOnce(
    () =>
      loadFields(db, {
        ids: distinct(found.map((row) => row.participant_id)),
        owner: 'participant_id',
      }),
    () =>
      loadFields(db, { ids: distinct(found.map((row) => row.customer_id)), owner: 'customer_id' }),
    () => loadAnswers(db, registrations),
    () => loadOptions(db, registrations),
    () => loadOwed(db, distinct(registrationRows.map((row) => row.receivable_id))),
    () => loadParticipations(db, distinct(booked.map(({ id }) => id))),
    () => loadHouseholdContacts(db, distinct(found.map((row) => row.participant_id))),
  );
  const contactsOf = Map.groupBy(contacts, ({ participant_id }) => participant_id);
  return found.map((row): RosterRow => {
    const common = { ...row, family_details: family.get(row.customer_id) ?? [], contacts: [] };
    const coming = participations.get(row.id) ?? [];
    if (row.kind === 'BOOKING')
      return {
        ...common,
        quantity: coming.length,
        owed_amount: coming.reduce((sum, { owed_amount }) => sum + owed_amount, 0),
        participants: coming,
        details: [],
        answers: [],
        options: [],
      };
    return {
      ...common,
      owed_amount: owed.get(row.receivable_id ?? 0) ?? 0,
      participants: [],
      contacts: contactsOf.get(row.participant_id ?? 0) ?? [],
      details: details.get(row.participant_id ?? 0) ?? [],
      answers: answers.get(row.id) ?? [],
      options: options.get(row.id) ?? [],
    };
  });
}

/** Returns ids to be looked up one by one in an index, even when there are none. */
function lookups(ids: readonly number[]) {
  return sql`unnest(${ids}::bigint[]) w (id)`;
}

function byOwner<Row extends { readonly owner: number }>(rows: readonly Row[]) {
  return Map.groupBy(rows, ({ owner }) => owner);
}

/**
 * Loads the answers to custom fields of participants or families, in the order of the fields: the
 * highest first (1 §3.1).
 */
export async function loadFields(
  db: Db,
  { ids, owner }: { ids: readonly number[]; owner: 'participant_id' | 'customer_id' },
) {
  const { rows } = await sql<AnswerRow & { readonly owner: number }>`
    select x.${sql.ref(owner)} as owner, f.cuid, f.title, x.data as content, f.choices, f.health
    from ${lookups(ids)} join custom_field_answers x on x.${sql.ref(owner)} = w.id
    join custom_fields f on f.organiser_id = x.organiser_id and f.id = x.field_id
    where f.active and x.data <> '' order by f."order" desc, f.id`.execute(db);
  return byOwner(rows);
}

/** Loads the answers to questions, in the order of the questions. */
export async function loadAnswers(db: Db, ids: readonly number[]) {
  const { rows } = await sql<AnswerRow & { readonly owner: number }>`
    select y.registration_id as owner, q.cuid, q.title, y.content, q.choices, q.health
    from ${lookups(ids)} join registration_questions y on y.registration_id = w.id
    join questions q on q.organiser_id = y.organiser_id and q.id = y.question_id
    where y.content <> '' order by q."order", q.id`.execute(db);
  return byOwner(rows);
}

/** Loads the chosen options, in the order of the options. */
async function loadOptions(db: Db, ids: readonly number[]) {
  const { rows } = await sql<OptionRow & { readonly owner: number }>`
    select z.registration_id as owner, o.title, s.label, coalesce(z.content, '') as content
    from ${lookups(ids)} join registration_options z on z.registration_id = w.id
    join option_prices s on s.organiser_id = z.organiser_id and s.id = z.price_id
    join options o on o.organiser_id = s.organiser_id and o.id = s.option_id
    order by o."order", o.id`.execute(db);
  return byOwner(rows);
}

/** Loads the amount owed on each receivable, in minor units. */
async function loadOwed(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; owed_amount: number }>`
    select w.id, r.owed_amount from ${lookups(ids)} join receivables r on r.id = w.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.owed_amount]));
}

/**
 * Loads the participants of bookings, in the order in which they were named, with the amount owed
 * for each.
 */
async function loadParticipations(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Participation>`
    select w.id as owner, p.firstname, p.lastname, coalesce(owed.owed_amount, 0) as owed_amount
    from ${lookups(ids)} join booking_participations b on b.booking_id = w.id
    join participants p on p.organiser_id = b.organiser_id and p.id = b.participant_id
    left join receivables owed on owed.organiser_id = b.organiser_id and owed.id = b.receivable_id
    order by b.position`.execute(db);
  return byOwner(rows);
}
