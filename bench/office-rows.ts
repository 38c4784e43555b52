import { command } from './stage.ts';

const FAMILIES = 50_000;
const REGISTRATIONS = 100_000;
const MAILS = 100_000;
const DEEDS = 100_000;
const BOOKINGS = 50_000;
const RESOURCES = 50;
const SOLD = 20_000;
const REQUESTS = 20_000;
const WAITING = 20_000;
const LONGEST_LINE = 200;

/** The names used in the addresses of the measured lists. */
export const NAMED = {
  resource: 'court1',
  /** An availability with 200 people on its waiting list, and its activity. */
  availability: 'longestline',
  activity: 'longestlines',
} as const;

/**
 * Adds families with a child each, and registrations spread over the demo's dates: half of them are
 * paid, one in eleven is cancelled.
 */
export async function fillOffice(databaseUrl: string): Promise<void> {
  const whose = `(select organiser_id from host_names where hostname = 'localhost')`;
  const past = `now() - n * interval '7 minutes'`;
  await command(
    databaseUrl,
    `insert into customers (organiser_id, id, cuid, firstname, lastname, email, phone)
      select ${whose}, 900000000000000 + n, 'family' || n, 'Anne', 'Famille' || n, 'family' || n || '@bench.test', '+32470123456'
      from generate_series(1, ${FAMILIES}) n;
    insert into participants (organiser_id, id, cuid, customer_id, firstname, lastname, birthdate)
      select ${whose}, 910000000000000 + n, 'child' || n, 900000000000000 + n, 'Léa', 'Famille' || n, date '2014-01-01' + n % 3000
      from generate_series(1, ${FAMILIES}) n;
    insert into receivables (organiser_id, id, customer_id, kind, total_amount, paid_amount, created_at)
      select ${whose}, 920000000000000 + n, 900000000000001 + n % ${FAMILIES}, 'REGISTRATION', 10000, case when n % 2 = 0 then 10000 else 0 end, ${past}
      from generate_series(1, ${REGISTRATIONS}) n;
    insert into registrations (organiser_id, id, cuid, customer_id, participant_id, availability_id, receivable_id, created_at, cancelled_at)
      select ${whose}, 930000000000000 + n, 'place' || n, 900000000000001 + n % ${FAMILIES}, 910000000000001 + n % ${FAMILIES},
        dates.ids[1 + n % array_length(dates.ids, 1)], 920000000000000 + n, ${past}, case when n % 11 = 0 then ${past} end
      from generate_series(1, ${REGISTRATIONS}) n,
        (select array_agg(id order by id) as ids from availabilities where organiser_id = ${whose}) dates;
    insert into payments (organiser_id, id, cuid, customer_id, method, amount, state, created_at, paid_at)
      select ${whose}, 920000000000000 + n, 'payment' || n, 900000000000001 + n % ${FAMILIES}, 'TRANSFER', 10000, 'PAID', ${past}, ${past}
      from generate_series(2, ${REGISTRATIONS}, 2) n`,
  );
  for (const statements of [soldThings(), bookings(), requests(), traces()])
    // the numbers fit each other: neither foreign keys nor the consequences of a sale need
    // attention
    await command(databaseUrl, `set local session_replication_role = 'replica'; ${statements}`);
  await command(databaseUrl, `set local session_replication_role = 'replica'; ${ledgers()}`);
  await command(databaseUrl, 'vacuum analyze');
}

/**
 * Returns statements for the ledgers of the debts: a line for each sale, an allocation for the paid
 * part, and a movement for one wallet in ten.
 */
function ledgers(): string {
  return `
    insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
      select organiser_id, id, 'SALE', total_amount, created_at from receivables r
      where organiser_id = ${WHOSE} and id >= 920000000000000 and total_amount > 0
        and not exists (select from receivable_lines l where l.organiser_id = r.organiser_id and l.receivable_id = r.id);
    insert into payment_allocations (organiser_id, payment_id, receivable_id, amount, created_at)
      select organiser_id, id, id, amount, created_at from payments
      where organiser_id = ${WHOSE} and cuid like 'payment%';
    insert into payment_references (organiser_id, reference, cart_id)
      select organiser_id, reference, id from carts where organiser_id = ${WHOSE} on conflict do nothing;
    select draw_reference(organiser_id, id) from receivables r where organiser_id = ${WHOSE} and cart_id is null
      and not exists (select from payment_references n where n.organiser_id = r.organiser_id and n.receivable_id = r.id);
    insert into wallet_movements (organiser_id, customer_id, amount, reason, created_at)
      select ${WHOSE}, ${family}, 500, 'CORRECTION', ${moment(5_000)} from generate_series(1, 5000) n`;
}

const WHOSE = `(select organiser_id from host_names where hostname = 'localhost')`;
const title = (word: string) => `jsonb_build_object('fr', '${word} ' || n, 'en', '${word} ' || n)`;
const family = `900000000000001 + n % ${FAMILIES}`;
const child = `910000000000001 + n % ${FAMILIES}`;
/** Spreads `count` moments: the first is now, the last more than a year ago. */
const moment = (count: number) => `now() - n * interval '${Math.round(700_000 / count)} minutes'`;

/** Returns statements for the carts and receivables of `count` sales, whose ids begin at `base`. */
function orders(input: {
  base: number;
  digit: number;
  count: number;
  kind: string;
  of: string;
  what: string;
}) {
  const { base, digit, count, kind, of, what } = input;
  const past = moment(count);
  const series = `from generate_series(1, ${count}) n`;
  return `
    insert into carts (organiser_id, id, cuid, customer_id, status, reference, created_at, processed_at)
      select ${WHOSE}, ${base} + n, '${kind}cart' || n, ${family}, 'PROCESSED', '9${digit}' || lpad(n::text, 10, '0'), ${past}, ${past} ${series};
    insert into cart_items (organiser_id, id, cuid, type, cart_id, participant_id, price, expires_at, processed_at, ${of})
      select ${WHOSE}, ${base} + n, '${kind}item' || n, '${kind}', ${base} + n, ${child}, ${kind === 'REGISTRATION_REQUEST' ? 0 : 9_000}, ${past}, ${past}, ${what} ${series};
    insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, paid_amount, created_at)
      select ${WHOSE}, ${base} + n, ${family}, ${base} + n, '${kind}', 9000, case when n % 20 = 0 then 0 else 9000 end, ${past} ${series};`;
}

/**
 * Returns statements for packs, memberships and vouchers of twelve kinds each, with as many sales
 * of each.
 */
function soldThings(): string {
  const past = moment(SOLD);
  const kind = '950000000000001 + n % 12';
  const bundles = 951_000_000_000_000;
  const memberships = 952_000_000_000_000;
  const vouchers = 953_000_000_000_000;
  const idRows = (base: number) =>
    `${base} + n, ${base} + n, ${past} from generate_series(1, ${SOLD}) n;`;
  return `
    insert into bundles (organiser_id, id, cuid, title, price, capacity, "order")
      select ${WHOSE}, 950000000000000 + n, 'pack' || n, ${title('Pack')}, 9000, 10, n from generate_series(1, 12) n;
    insert into memberships (organiser_id, id, cuid, title, price, entity, rolling_period_type, rolling_period_duration, "order")
      select ${WHOSE}, 950000000000000 + n, 'yearof' || n, ${title('Abonnement')}, 9000, 'PARTICIPANTS', 'YEARS', 1, n from generate_series(1, 12) n;
    insert into vouchers (organiser_id, id, cuid, title, price, amount, "order")
      select ${WHOSE}, 950000000000000 + n, 'gift' || n, ${title('Bon')}, 9000, 9000, n from generate_series(1, 12) n;
    ${orders({ base: bundles, digit: 1, count: SOLD, kind: 'BUNDLE', of: 'bundle_id', what: kind })}
    ${orders({ base: memberships, digit: 2, count: SOLD, kind: 'MEMBERSHIP', of: 'membership_id', what: kind })}
    ${orders({ base: vouchers, digit: 3, count: SOLD, kind: 'VOUCHER', of: 'voucher_id', what: kind })}
    insert into customer_bundles (organiser_id, cuid, bundle_id, capacity, customer_id, participant_id, id, cart_id, cart_item_id, receivable_id, created_at)
      select ${WHOSE}, 'soldpack' || n, ${kind}, 10, ${family}, case when n % 2 = 0 then ${child} end, ${bundles} + n, ${bundles} + n, ${idRows(bundles)}
    update registrations set customer_bundle_id = ${bundles} + 1 + id % ${SOLD} where id between 930000000000001 and 930000000000000 + ${REGISTRATIONS} and id % 2 = 0;
    insert into customer_memberships (organiser_id, cuid, membership_id, customer_id, participant_id, expires_at, id, cart_id, receivable_id, created_at)
      select ${WHOSE}, 'soldyear' || n, ${kind}, ${family}, ${child}, ${past} + interval '1 year', ${memberships} + n, ${idRows(memberships)}
    insert into membership_cycles (organiser_id, customer_membership_id, start_at, end_at, cart_id, cart_item_id, receivable_id, created_at)
      select ${WHOSE}, ${memberships} + n, ${past}, ${past} + interval '1 year', ${memberships} + n, ${idRows(memberships)}
    insert into customer_vouchers (organiser_id, cuid, voucher_id, amount, customer_id, id, cart_id, cart_item_id, receivable_id, created_at)
      select ${WHOSE}, 'soldgift' || n, ${kind}, 9000, ${family}, ${vouchers} + n, ${vouchers} + n, ${idRows(vouchers)}`;
}

/**
 * Returns statements for fifty courts, booked for ten hours of each of a hundred days, half of them
 * past, by four people each time; one in twenty is cancelled.
 */
function bookings(): string {
  const base = 954_000_000_000_000;
  const court = `${base} + 1 + n % ${RESOURCES}`;
  const past = moment(BOOKINGS);
  const hour = `n / ${RESOURCES}`;
  const start = `date_trunc('day', now()) + (${hour} / 10 - 50) * interval '1 day' + (8 + ${hour} % 10) * interval '1 hour'`;
  return `
    insert into booking_configurations (organiser_id, id, cuid, name, prices, opening_hours, maximum_participants)
      select ${WHOSE}, ${base}, 'courts', 'Courts', '[{"duration":3600,"amount":9000}]',
        (select jsonb_agg(jsonb_build_object('weekday', day, 'opens', '07:30', 'closes', '22:00')) from generate_series(1, 7) day), 4;
    insert into resources (organiser_id, id, cuid, name, booking_configuration_id, "order")
      select ${WHOSE}, ${base} + n, 'court' || n, ${title('Court')}, ${base}, n from generate_series(1, ${RESOURCES}) n;
    ${orders({ base, digit: 4, count: BOOKINGS, kind: 'BOOKING', of: 'resource_id', what: court })}
    insert into bookings (organiser_id, id, cuid, resource_id, customer_id, cart_id, cart_item_id, start_at, end_at, cancelled_at, created_at)
      select ${WHOSE}, ${base} + n, 'booking' || n, ${court}, ${family}, ${base} + n, ${base} + n, ${start}, ${start} + interval '1 hour',
        case when n % 20 = 0 then ${past} end, ${past} from generate_series(1, ${BOOKINGS}) n;
    insert into booking_dates (organiser_id, booking_id, resource_id, start_at, end_at, cancelled_at)
      select organiser_id, id, resource_id, start_at, end_at, cancelled_at from bookings where id > ${base} and id <= ${base} + ${BOOKINGS};
    insert into booking_participations (organiser_id, booking_id, participant_id, position, receivable_id)
      select ${WHOSE}, ${base} + n, 910000000000001 + (n + p) % ${FAMILIES}, p, case when p = 0 then ${base} + n end
      from generate_series(1, ${BOOKINGS}) n, generate_series(0, 3) p`;
}

/**
 * Returns statements for requests, one in twenty of them unanswered, and for people on waiting
 * lists: one long list and many short ones.
 */
function requests(): string {
  const base = 955_000_000_000_000;
  const past = moment(REQUESTS);
  const activity = `(select activity_id from availabilities where cuid = '${NAMED.availability}')`;
  return `
    update availabilities set cuid = '${NAMED.availability}' where organiser_id = ${WHOSE}
      and id = (select id from availabilities where organiser_id = ${WHOSE} and status = 'FULL' and start_at > now() + interval '40 days' order by start_at, id limit 1);
    update activities set cuid = '${NAMED.activity}' where organiser_id = ${WHOSE} and id = ${activity};
    insert into registration_request_tiers (organiser_id, id, cuid, activity_id, name, minimum_availabilities, maximum_availabilities)
      select ${WHOSE}, ${base}, 'onelesson', ${activity}, '{"fr": "Une leçon"}', 1, 1;
    ${orders({ base, digit: 5, count: REQUESTS, kind: 'REGISTRATION_REQUEST', of: 'requested_activity_id', what: activity })}
    insert into registration_requests (organiser_id, id, cuid, activity_id, tier_id, customer_id, participant_id, status, cart_id, cart_item_id,
        receivable_id, decided_at, created_at)
      select ${WHOSE}, ${base} + n, 'wish' || n, ${activity}, ${base}, ${family}, ${child}, case when n % 20 = 0 then 'PENDING' else 'REJECTED' end,
        ${base} + n, ${base} + n, ${base} + n, case when n % 20 = 0 then null else ${past} end, ${past} from generate_series(1, ${REQUESTS}) n;
    insert into registration_request_availabilities (organiser_id, registration_request_id, availability_id, date_ids)
      select ${WHOSE}, ${base} + n, id, '{}' from generate_series(1, ${REQUESTS}) n, availabilities where cuid = '${NAMED.availability}';
    insert into waiting_list_entries (organiser_id, id, availability_id, customer_id, participant_id, turn, created_at)
      select ${WHOSE}, ${base} + n, case when n <= ${LONGEST_LINE} then (select id from availabilities where cuid = '${NAMED.availability}')
        else full_ones.ids[1 + n % array_length(full_ones.ids, 1)] end, ${family}, ${child}, n, ${past}
      from generate_series(1, ${WAITING}) n, (select array_agg(id order by id) as ids from availabilities
        where organiser_id = ${WHOSE} and status = 'FULL' and cuid <> '${NAMED.availability}') full_ones`;
}

/** Returns statements for e-mails, one in a hundred of them unsent, and for the team's actions. */
function traces(): string {
  return `
    insert into sent_mails (organiser_id, id, cuid, key, kind, customer_id, recipient, language, subject, html, text, state, created_at)
      select ${WHOSE}, 956000000000000 + n, 'mail' || n, 'bench ' || n, 'registration', ${family}, 'family' || 1 + n % ${FAMILIES} || '@bench.test', 'fr',
        'Inscription ' || n, repeat('<p>Bonjour</p>', 20), 'Bonjour', case when n % 100 = 0 then 'FAILED' else 'SENT' end, ${moment(MAILS)}
      from generate_series(1, ${MAILS}) n;
    insert into audit_log (organiser_id, id, collaborator_name, action, entity, entity_cuid, summary, created_at)
      select ${WHOSE}, 957000000000000 + n, 'Sophie', (array['availabilities.update', 'customers.update', 'payments.create'])[1 + n % 3], 'customers',
        'family' || 1 + n % ${FAMILIES}, 'Une ligne', ${moment(DEEDS)} from generate_series(1, ${DEEDS}) n`;
}
