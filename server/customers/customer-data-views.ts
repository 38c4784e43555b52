import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf, householdsOf } from '../households/index.ts';
import { withAttendanceCodes } from '../vault/attendance-code.ts';
import { openVoucherCode } from '../vault/voucher-code.ts';

/** The sealed parts of a family's data. */
interface Sealed {
  readonly vouchers: readonly { readonly code_sealed: string; readonly [column: string]: Json }[];
  readonly participants: readonly {
    readonly attendance_code_sealed: string;
    readonly [column: string]: Json;
  }[];
}

/**
 * Loads everything stored about a family, under descriptive names; amounts in minor units. With
 * notes for the family only, leaves out those that staff keep for themselves.
 */
export async function loadCustomerData(
  db: Db,
  { id, notes }: { readonly id: number; readonly notes: 'ALL' | 'FOR_FAMILY' },
): Promise<Readonly<Record<string, Json>>> {
  const all = { ...PARTS, notes: notesOf(notes) };
  const parts = Object.entries(all).map(
    ([name, rows]) =>
      sql`${name}::text, coalesce((select jsonb_agg(to_jsonb(x)) from (${rows(id)}) x), '[]')`,
  );
  const { rows } = await sql<{ data: Readonly<Record<string, Json>> & Sealed }>`
    select (${family(id)}) || jsonb_build_object(${sql.join(parts)}) as data`.execute(db);
  const [row] = rows;
  if (row === undefined) return {};
  const vouchers = row.data.vouchers.map(({ code_sealed, ...voucher }) => ({
    ...voucher,
    code: openVoucherCode(db, code_sealed),
  }));
  const participants = withAttendanceCodes(db, row.data.participants);
  const whole = { ...row.data, vouchers, participants };
  return notes === 'ALL' ? whole : withoutWordsOfStaff(whole);
}

function family(id: number): RawBuilder<unknown> {
  return sql`select jsonb_build_object('family', to_jsonb(x)) from (
    select c.firstname, c.lastname, c.email, c.pending_email, c.phone, c.language, c.wallet_amount, c.created_at, c.email_confirmed_at, c.terms_accepted_at, c.news_consented_at,
      c.news_ended_at, c.news_noted_on, c.news_noted_how, c.tags,
      (select to_jsonb(a) from (select address, street, number, postcode, city, state, country, longitude, latitude from addresses
        where organiser_id = c.organiser_id and customer_id = c.id) a) as address,
      ${answers(sql`x.customer_id = c.id`)} as answers
    from customers c where c.id = ${id}) x`;
}

/** Selects somebody's answers to the organiser's own questions. */
function answers(whose: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('question', f.title, 'answer', x.data) order by f."order", f.id), '[]')
    from custom_field_answers x join custom_fields f on f.organiser_id = x.organiser_id and f.id = x.field_id
    where x.organiser_id = c.organiser_id and ${whose})`;
}

/** Returns the last day of something that ends at a moment, on the organiser's calendar. */
const lastDay = (end: `${'o' | 's'}.${string}`) =>
  sql`(${sql.ref(end)} at time zone (select timezone from organisers where id = ${sql.ref(`${end.slice(0, 1)}.organiser_id`)}) - interval '1 millisecond')::date`;

const salesOf =
  (
    table: string,
    { offer, more }: { readonly offer: string; readonly more: RawBuilder<unknown> },
  ) =>
  (id: number) =>
    sql`select o.title, s.created_at, ${lastDay('s.expires_at')} as last_day, s.cancelled_at, s.cancellation_message, owed.total_amount, owed.paid_amount, ${more}
    from ${sql.table(table)} s join ${sql.table(`${offer}s`)} o on o.organiser_id = s.organiser_id and o.id = s.${sql.ref(`${offer}_id`)}
    join receivables owed on owed.organiser_id = s.organiser_id and owed.id = s.receivable_id
    where s.customer_id = ${id} order by s.created_at, s.id`;

const PARTS: Readonly<Record<string, (id: number) => RawBuilder<unknown>>> = {
  participants: (id) => sql`
    select c.firstname, c.lastname, c.birthdate, c.attendance_code_sealed, c.created_at, c.deleted_at, cardinality(${householdsOf('c')}) > 1 as shared,
      ${answers(sql`x.participant_id = c.id`)} as answers
    from participants c where c.id = any(${childrenOf(id)}) order by c.created_at, c.id`,
  registrations: (id) => sql`
    select r.reference, r.created_at, p.firstname, p.lastname, v.title, r.quantity, r.price_lines, owed.total_amount, owed.paid_amount,
      r.cancelled_at, r.cancellation_type, r.cancellation_message,
      (select jsonb_agg(jsonb_build_object('start_at', d.start_at, 'end_at', d.end_at, 'arrived_at', t.arrival, 'left_at', t.departure, 'absent_at', t.absent_at, 'takes_place', ${takesPlace()},
          'marks', (select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'at', m.at, 'reason', m.reason, 'message', m.message) order by m.at), '[]') from attendance_marks m
            where m.organiser_id = t.organiser_id and m.registration_id = t.registration_id and m.date_id = t.date_id)) order by d.start_at, d.id)
        from registration_dates t join availability_dates d on d.organiser_id = t.organiser_id and d.id = t.date_id
        where t.organiser_id = r.organiser_id and t.registration_id = r.id) as dates,
      (select jsonb_agg(jsonb_build_object('option', o.title, 'choice', s.label, 'words', z.content))
        from registration_options z join option_prices s on s.organiser_id = z.organiser_id and s.id = z.price_id
        join options o on o.organiser_id = s.organiser_id and o.id = s.option_id
        where z.organiser_id = r.organiser_id and z.registration_id = r.id) as options,
      (select jsonb_agg(jsonb_build_object('question', q.title, 'answer', y.content))
        from registration_questions y join questions q on q.organiser_id = y.organiser_id and q.id = y.question_id
        where y.organiser_id = r.organiser_id and y.registration_id = r.id) as answers
    from registrations r join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.customer_id = ${id} order by r.created_at, r.id`,
  requests: (id) => sql`
    select q.reference, q.created_at, p.firstname, p.lastname, v.title, q.status, q.options, q.questions, q.decided_at, q.message
    from registration_requests q join participants p on p.organiser_id = q.organiser_id and p.id = q.participant_id
    join activities v on v.organiser_id = q.organiser_id and v.id = q.activity_id
    where q.customer_id = ${id} order by q.created_at, q.id`,
  waiting_list: (id) => sql`
    select w.created_at, p.firstname, p.lastname, v.title, a.start_at, w.offered_at, w.left_at
    from waiting_list_entries w join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id
    join availabilities a on a.organiser_id = w.organiser_id and a.id = w.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where w.customer_id = ${id} order by w.created_at, w.id`,
  bookings: (id) => sql`
    select b.created_at, r.name as resource, b.start_at, b.end_at, b.cancelled_at, b.cancellation_message,
      (select jsonb_agg(jsonb_build_object('firstname', p.firstname, 'lastname', p.lastname) order by w.position)
        from booking_participations w join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id
        where w.organiser_id = b.organiser_id and w.booking_id = b.id and p.id = any(${childrenOf(id)})) as participants
    from bookings b join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
    where b.customer_id = ${id} order by b.created_at, b.id`,
  bundles: salesOf('customer_bundles', { offer: 'bundle', more: sql`s.capacity` }),
  memberships: salesOf('customer_memberships', { offer: 'membership', more: sql`s.recurring` }),
  vouchers: salesOf('customer_vouchers', {
    offer: 'voucher',
    more: sql`s.code_sealed, s.amount, s.redeemed_at, s.gift_email, s.gift_name, s.gift_message, s.gift_at`,
  }),
  orders: (id) => sql`
    select k.reference, k.status, k.created_at, k.processed_at, k.payment_strategy, k.terms_accepted_at, k.terms_version
    from carts k where k.customer_id = ${id} and k.processed_at is not null order by k.processed_at, k.id`,
  owed: (id) => sql`
    select o.kind, coalesce((select n.reference from payment_references n where n.organiser_id = o.organiser_id and n.receivable_id = o.id),
        (select k.reference from carts k where k.organiser_id = o.organiser_id and k.id = o.cart_id)) as reference, o.created_at, o.total_amount, o.paid_amount, ${lastDay('o.due_at')} as to_be_paid_until,
      (select jsonb_agg(jsonb_build_object('reason', l.reason, 'label', l.label, 'amount', l.amount, 'created_at', l.created_at) order by l.created_at, l.id)
        from receivable_lines l where l.organiser_id = o.organiser_id and l.receivable_id = o.id) as lines
    from receivables o where o.customer_id = ${id} order by o.created_at, o.id`,
  payments: (id) => sql`
    select p.created_at, p.paid_at, p.method, p.strategy, p.amount, p.refunded_amount, p.state, p.message,
      (select coalesce(jsonb_agg(jsonb_build_object('amount', f.amount, 'state', f.state, 'message', f.message, 'created_at', f.created_at) order by f.created_at), '[]')
        from refunds f where f.organiser_id = p.organiser_id and f.payment_id = p.id) as refunds
    from payments p where p.customer_id = ${id} order by p.created_at, p.id`,
  transaction_proofs: (id) => sql`
    select t.created_at, t.reference, t.amount, t.paid_on, t.name, t.state, t.reason from transaction_proofs t
    where t.customer_id = ${id} order by t.created_at, t.id`,
  kept_means_of_payment: (id) => sql`
    select m.agreed_at, m.label, m.method, m.valid_until, m.words, m.state, m.started_at, m.ended_at, m.end_reason from payment_mandates m
    where m.customer_id = ${id} order by m.agreed_at, m.id`,
  transfers: (id) => sql`
    select t.created_at, t.amount, t.holder, t.iban, t.message, t.state from outgoing_transfers t
    where t.customer_id = ${id} order by t.created_at, t.id`,
  payment_reminders: (id) => sql`
    select n.created_at, n.sent_at, n.last_day from payment_reminders n
    where n.customer_id = ${id} order by n.created_at, n.id`,
  credit_reminders: (id) => sql`
    select n.created_at, n.sent_at, n.amount, n.moved_at from credit_reminders n
    where n.customer_id = ${id} order by n.created_at, n.id`,
  wallet: (id) => sql`
    select m.created_at, m.amount, m.reason, m.message from wallet_movements m
    where m.customer_id = ${id} order by m.created_at, m.id`,
  reviews: (id) => sql`
    select v.created_at, v.score, v.message, v.private, v.hidden_at, v.answer, v.answered_at from reviews v
    where v.customer_id = ${id} order by v.created_at, v.id`,
  emails: (id) => sql`
    select m.created_at, m.sent_at, m.recipient, m.kind, m.subject, case when m.secret then '' else m.text end as text from sent_mails m
    where m.customer_id = ${id} order by m.created_at, m.id`,
};

function notesOf(notes: 'ALL' | 'FOR_FAMILY'): (id: number) => RawBuilder<unknown> {
  return (id) => sql`
    select n.created_at, n.text, n.for_family, r.reference as registration from notes n
    left join registrations r on n.list = 'registrations' and r.organiser_id = n.organiser_id and r.id = n.record_id
    where ((n.list = 'customers' and n.record_id = ${id}) or r.customer_id = ${id})
      and (n.for_family or ${notes === 'ALL'}) order by n.created_at, n.id`;
}

/** The parts whose `message` staff write for themselves. */
const WORDS_OF_STAFF: ReadonlySet<string> = new Set(['payments', 'wallet']);

/** Returns the data without the words that staff keep for themselves: of money, and tags. */
function withoutWordsOfStaff(data: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const parts = Object.entries(data).map(([name, part]) => [
    name,
    WORDS_OF_STAFF.has(name) ? without(part, 'message') : part,
  ]);
  return { ...Object.fromEntries(parts), family: without(data['family'] ?? null, 'tags') };
}

/** Returns a value without a property, at any depth. */
function without(value: Json, property: string): Json {
  if (Array.isArray(value)) return value.map((each) => without(each, property));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== property);
  return Object.fromEntries(kept.map(([name, each]) => [name, without(each ?? null, property)]));
}
