import { connect } from '@ribambelle/database/connect.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Client } from 'pg';
import { ownNumber } from './own-number.ts';

/** A date of the demo with places left, as a parent would search for it. */
export interface Offer {
  readonly id: number;
  readonly cuid: string;
  readonly slug: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly path: string;
  readonly price: number;
  readonly deposit: number;
  /** A birthdate of the right age, `2018-05-04`. */
  readonly birthdate: string;
}

export interface Mail {
  readonly kind: string;
  readonly subject: string;
  readonly language: Language;
  readonly html: string;
  readonly text: string;
}

/** A course that families can request. */
export interface Course {
  readonly cuid: string;
  readonly slug: string;
  readonly title: string;
}

/**
 * The data behind the pages, read without row-level security; and acts that no page offers, such as
 * letting time pass.
 */
export interface Books {
  /**
   * Adds a page to the site of this collaborator's organiser, with a grid of the dates of one
   * segment, by its name. Returns its path.
   */
  pageOfSegment(like: string, name: string): Promise<string>;
  /**
   * Returns a date of this activity that no other story has meanwhile, if there is one; twenty of
   * its places are left, whatever others bought before.
   */
  offerOf(slug: string): Promise<Offer>;
  /**
   * Returns a date of this activity that no other story has, made full if it is not, with an empty
   * waiting list, and the reference of a registration for it.
   */
  fullOfferOf(slug: string): Promise<Offer & { readonly registration: string }>;
  /** Returns the number of places taken on the fullest day of an availability. */
  taken(offer: Offer): Promise<number>;
  /**
   * Returns the e-mails to an address, without the one that confirms it, which every new account
   * gets.
   */
  mailsTo(email: string): Promise<Mail[]>;
  /** Confirms the address of a customer, as the link in an e-mail would. */
  confirm(email: string): Promise<void>;
  /** Returns the cuids of a customer's registrations, the latest first. */
  registrationsOf(email: string): Promise<string[]>;
  /** Returns the cuids of a customer's participant and cart. */
  participantOf(email: string): Promise<string>;
  cartOf(email: string): Promise<string>;
  /**
   * Returns the path of a link for a new password. E-mails are kept without their links, so that
   * only this can make one.
   */
  passwordLinkOf(email: string): Promise<string>;
  /** Puts money into a customer's wallet, in cents, as a correction by staff would. */
  fillWallet(email: string, amount: number): Promise<void>;
  /**
   * Adds a colleague with the role and the password of this one, who speaks the language of the
   * story.
   */
  hire(like: string, colleague: { email: string; language: Language }): Promise<void>;
  /**
   * Returns a row of this table, of the organiser of a colleague, as an address names it. Makes one
   * of a record of which the demo has none.
   */
  oneOf(table: string, like: string): Promise<string>;
  /** Makes the password of a colleague's sessions an old one. */
  letPasswordGrowOld(email: string): Promise<void>;
  /** Makes a colleague choose a password at the next sign-in. */
  letChoosePassword(email: string): Promise<void>;
  /** Moves the registrations of a customer whole weeks back, so that they began in these days. */
  letBegin(email: string): Promise<void>;
  /** Lets the due date of an order of a customer pass, three days ago, by the cuid of its cart. */
  letDueDatePass(cart: string): Promise<void>;
  /** Lets the items in the cart of a customer expire in a number of seconds. */
  endCartIn(email: string, seconds: number): Promise<void>;
  /** Keeps these e-mails of the organiser of a colleague, as if it had never had a mail server. */
  keepMails(like: string, recipients: readonly string[]): Promise<void>;
  /**
   * Gives an activity and its participants names of one word of sixty letters, and a price of 99
   * 999,99 € to each of its dates.
   */
  stretch(slug: string, email: string): Promise<void>;
  /**
   * Makes a course of the organiser of a collaborator: its three lessons are in one week and have
   * one place each.
   */
  courseOf(like: string, title: string): Promise<Course>;
  /** Makes a family of the organiser request a course made by `courseOf`. */
  ask(course: Course): Promise<void>;
  close(): Promise<void>;
}

const OFFER = `select v.id, v.cuid, a.slug, a.title, v.price, v.deposit,
    to_char(v.start_at - make_interval(years => coalesce(v.age_minimum, a.age_minimum, 7) + 1), 'YYYY-MM-DD') as birthdate
  from availabilities v join activities a on a.organiser_id = v.organiser_id and a.id = v.activity_id
  join lateral (select min(coalesce(d.capacity, 999) - d.registered) as free from availability_dates d
    where d.organiser_id = v.organiser_id and d.availability_id = v.id) days on true
  where a.slug = $1 and v.status = 'OPEN' and v.start_at > now() + interval '2 days'
    and coalesce(v.registrations_start_at, now()) <= now() and coalesce(v.registrations_end_at, now() + interval '1 day') > now() + interval '1 hour'
  order by least(days.free, coalesce(v.capacity, 999) - v.registered) desc, v.start_at, v.id`;

/** The statement that reserves an offer for one story until the books are closed. */
const RESERVE = `select pg_try_advisory_lock(hashtext('offer of a story'), hashtext($1::text)) as mine`;

const MAKE_ROOM = [
  'update availabilities set capacity = registered + 20 where id = $1 and capacity < registered + 20',
  'update availability_dates set capacity = registered + 20 where availability_id = $1 and capacity < registered + 20',
];

/**
 * The statement for a course of three lessons in the week of a month from now, of the organiser of
 * a collaborator.
 */
const COURSE = `with course as (
    insert into activities (organiser_id, slug, title, default_price) select organiser_id, $2, $3, 2500 from collaborators where email = $1
    returning organiser_id, id, cuid, slug
  ), lessons as (
    insert into availabilities (organiser_id, activity_id, status, start_at, end_at, price, capacity, weekdays)
    select organiser_id, id, 'OPEN', day, day + interval '1 hour', 2500, 1, array[extract(isodow from day)::smallint]
    from course, (values (interval '9 hours'), (interval '1 day 9 hours'), (interval '3 days 9 hours')) as hours (after),
      lateral (select date_trunc('week', now() + interval '30 days') + after as day) as days
    returning organiser_id, id, cuid, activity_id, start_at, end_at
  ), dates as (
    insert into availability_dates (organiser_id, availability_id, activity_id, start_at, end_at, capacity, status)
    select organiser_id, id, activity_id, start_at, end_at, 1, 'OPEN' from lessons returning id, availability_id
  )
  select course.cuid, course.slug, $4::text as title from course where (select count(*) from dates) = 3`;

/** The statement for a pending request of a family for all lessons of a course. */
const REQUEST = `with course as (
    update activities set registration_flow = 'REQUEST' where cuid = $1 returning organiser_id, id
  ), family as (
    select p.organiser_id, p.customer_id, p.id from participants p join course c on c.organiser_id = p.organiser_id
    where p.deleted_at is null order by p.id limit 1
  ), tier as (
    insert into registration_request_tiers (organiser_id, activity_id, name, minimum_availabilities, maximum_availabilities)
    select organiser_id, id, '{"fr": "Trois leçons", "en": "Three lessons"}', 3, 3 from course returning id
  ), cart as (
    insert into carts (organiser_id, customer_id, status, reference, processed_at)
    select organiser_id, customer_id, 'PROCESSED', lpad((extract(epoch from clock_timestamp()) * 1000)::bigint::text, 12, '9'), now() from family
    returning id
  ), item as (
    insert into cart_items (organiser_id, cart_id, type, participant_id, requested_activity_id, price, expires_at, processed_at)
    select f.organiser_id, cart.id, 'REGISTRATION_REQUEST', f.id, course.id, 0, now(), now() from family f, cart, course returning id
  ), owed as (
    insert into receivables (organiser_id, customer_id, cart_id, kind, total_amount)
    select f.organiser_id, f.customer_id, cart.id, 'REGISTRATION_REQUEST', 0 from family f, cart returning id
  ), request as (
    insert into registration_requests (organiser_id, activity_id, tier_id, customer_id, participant_id, cart_id, cart_item_id, receivable_id)
    select f.organiser_id, course.id, tier.id, f.customer_id, f.id, cart.id, item.id, owed.id from family f, course, tier, cart, item, owed
    returning organiser_id, id, activity_id
  )
  insert into registration_request_availabilities (organiser_id, registration_request_id, availability_id, date_ids)
  select r.organiser_id, r.id, v.id, array(select d.id from availability_dates d where d.organiser_id = v.organiser_id and d.availability_id = v.id)
  from request r join availabilities v on v.organiser_id = r.organiser_id and v.activity_id = r.activity_id`;

const PAGE_OF_SEGMENT = `insert into pages (organiser_id, type, pathname, title, content)
  select s.organiser_id, 'DEFAULT', '/segment-' || s.cuid, jsonb_build_object('fr', s.name, 'en', s.name),
    jsonb_build_array(jsonb_build_object('id', 'of-segment', 'name', 'of-segment', 'element', 'sections-container', 'settings', '{}'::jsonb, 'children',
      jsonb_build_array(
        jsonb_build_object('id', 'of-segment-header', 'name', 'header', 'element', 'sections-header', 'settings',
          jsonb_build_object('title', jsonb_build_object('fr', s.name, 'en', s.name), 'level', 'h1'), 'children', '[]'::jsonb),
        jsonb_build_object('id', 'of-segment-dates', 'name', 'dates', 'element', 'catalogs-availabilities-cards-grid', 'settings',
          jsonb_build_object('segments', jsonb_build_array(s.cuid), 'status', '[]'::jsonb), 'children', '[]'::jsonb))))
  from segments s join collaborators c on c.organiser_id = s.organiser_id where c.email = $1 and s.name = $2 returning pathname`;

const FULL_OFFER = `select v.id, v.cuid, a.slug, a.title, v.price, v.deposit, r.reference as registration,
    to_char(v.start_at - make_interval(years => coalesce(v.age_minimum, a.age_minimum, 7) + 1), 'YYYY-MM-DD') as birthdate
  from availabilities v join activities a on a.organiser_id = v.organiser_id and a.id = v.activity_id
  join registrations r on r.organiser_id = v.organiser_id and r.availability_id = v.id and r.cancelled_at is null and r.quantity = 1
  where a.slug = $1 and v.status in ('OPEN', 'FULL') and v.start_at > now() + interval '2 days'
    and coalesce(v.registrations_start_at, now()) <= now() and coalesce(v.registrations_end_at, now() + interval '1 day') > now() + interval '1 hour'
  order by v.registered = v.capacity desc, v.start_at, r.id`;

const FILL = `update availabilities set capacity = registered, status = 'FULL' where id = $1`;

const TAKEN = `select greatest(v.registered, max(d.registered)) as taken from availabilities v
  join availability_dates d on d.organiser_id = v.organiser_id and d.availability_id = v.id
  where v.id = $1 group by v.registered`;

const REGISTRATIONS = `select r.cuid from registrations r join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
  where c.email = $1 order by r.created_at desc`;

const PARTICIPANT = `select p.cuid from participants p join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
  where c.email = $1 limit 1`;

const CART = `select k.cuid from carts k join customers c on c.organiser_id = k.organiser_id and c.id = k.customer_id
  where c.email = $1 order by k.created_at desc limit 1`;

const FILL_WALLET = `with filled as (update customers set wallet_amount = wallet_amount + $2 where email = $1 returning organiser_id, id)
  insert into wallet_movements (organiser_id, customer_id, amount, reason, message)
  select organiser_id, id, $2, 'CORRECTION', 'A gift for the story' from filled`;

const HIRE = `insert into collaborators (organiser_id, firstname, lastname, email, language, role_id, password_hash)
  select organiser_id, firstname, lastname, $2, $3, role_id, password_hash from collaborators where email = $1`;

const PASSWORD_LINK = `insert into password_links (organiser_id, customer_id, token_hash, expires_at)
  select organiser_id, id, sha256(convert_to($2, 'UTF8')), now() + interval '1 hour' from customers where email = $1`;

const OLD_PASSWORD = `update sessions s set password_at = now() - interval '1 day' from collaborators c
  where c.organiser_id = s.organiser_id and c.id = s.collaborator_id and c.email = $1`;

const LET_DUE_DATE_PASS = `update receivables r
  set due_at = (date_trunc('day', now() at time zone 'Europe/Brussels') - interval '3 days') at time zone 'Europe/Brussels'
  from carts c where c.organiser_id = r.organiser_id and c.id = r.cart_id and c.cuid = $1`;

const LET_BEGIN = `with begun as (
    select v.organiser_id, v.id, ceil(extract(epoch from v.start_at - now()) / 604800) * interval '7 days' as earlier
    from availabilities v join registrations r on r.organiser_id = v.organiser_id and r.availability_id = v.id
    join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id where c.email = $1
  ), dates as (
    update availability_dates d set start_at = d.start_at - earlier, end_at = d.end_at - earlier from begun
    where d.organiser_id = begun.organiser_id and d.availability_id = begun.id
  )
  update availabilities v set start_at = v.start_at - earlier, end_at = v.end_at - earlier, registrations_end_at = null from begun
  where v.organiser_id = begun.organiser_id and v.id = begun.id`;

const END_CART = `update cart_items i set expires_at = now() + make_interval(secs => $2) from carts k, customers c
  where k.organiser_id = i.organiser_id and k.id = i.cart_id and c.organiser_id = k.organiser_id and c.id = k.customer_id
    and c.email = $1 and i.processed_at is null`;

const NO_MAIL_SERVER = [
  `delete from mail_settings s using collaborators c where c.organiser_id = s.organiser_id and c.email = $1`,
  `delete from sent_mails m using collaborators c where c.organiser_id = m.organiser_id and c.email = $1`,
  `update organisers o set own_mail_server = false from collaborators c where c.organiser_id = o.id and c.email = $1`,
];

const KEEP_MAIL = `insert into sent_mails (organiser_id, key, kind, concerns, recipient, language, subject, html, text, state)
  select organiser_id, $2, 'cart.processed', 'ORDER', $2, 'fr', 'Votre inscription est confirmée', '<p>Bonjour</p>', 'Bonjour', 'KEPT'
  from collaborators where email = $1`;

const WORD = 'Anticonstitutionnellement'.repeat(3).slice(0, 60);

const STRETCH_ACTIVITY = `with stretched as (update activities set title = jsonb_build_object('fr', $2::text, 'en', $2::text)
    where slug = $1 returning organiser_id, id)
  update availabilities v set price = 9999999 from stretched where v.organiser_id = stretched.organiser_id and v.activity_id = stretched.id`;

const STRETCH_PARTICIPANTS = `update participants p set firstname = p.firstname || $2, lastname = $2 from customers c
  where c.organiser_id = p.organiser_id and c.id = p.customer_id and c.email = $1`;

function namesOf(title: string): readonly [slug: string, titles: string] {
  return [title.toLowerCase().replaceAll(' ', '-'), JSON.stringify({ fr: title, en: title })];
}

/**
 * Returns the first of these dates of an activity that no other story has, reserved until the books
 * are closed; when all are taken, the first.
 */
async function reserve<Found extends Offer>(
  client: Awaited<ReturnType<typeof connect>>,
  { slug, offers }: { readonly slug: string; readonly offers: string },
): Promise<Found> {
  const { rows } = await client.query(offers, [slug]);
  let [offer] = rows;
  if (offer === undefined) throw new Error(`The demo has no such date of ${slug}.`);
  for (const row of rows) {
    const [lock] = (await client.query(RESERVE, [row.id])).rows;
    if (!lock.mine) continue;
    offer = row;
    break;
  }
  return { ...offer, path: `/availabilities/${slug}/${offer.cuid}` };
}

/** Finds the first row of a table of the organiser of a colleague; undefined for none. */
async function rowOf(client: Client, table: string, like: string) {
  const { rows } = await client.query<{ cuid: string }>(
    `select t.cuid from ${table} t join collaborators c on c.organiser_id = t.organiser_id where c.email = $1 order by t.id limit 1`,
    [like],
  );
  return rows[0];
}

/** Inserts a row of a record of the organiser of a colleague; nothing for another table. */
async function insertOne(client: Client, table: string, like: string): Promise<void> {
  // rarely needed, and it loads the server
  const { storedRecords } = await import('@ribambelle/server/records.ts');
  const { insertRecords } = await import('@ribambelle/testing/records/insert-records.ts');
  const stored = storedRecords.find((one) => one.table === table);
  const { rows } = await client.query<{ organiser_id: number }>(
    'select organiser_id from collaborators where email = $1',
    [like],
  );
  const [colleague] = rows;
  if (stored === undefined || colleague === undefined) return;
  await insertRecords(client, stored, { ...colleague, many: 1 });
}

export async function openBooks(): Promise<Books> {
  const url = process.env['FLOWS_DATABASE_URL'];
  if (url === undefined)
    throw new Error('FLOWS_DATABASE_URL is not set: run the stories with `npm test -- flows`.');
  const client = await connect(url);
  return {
    async offerOf(slug) {
      const offer = await reserve(client, { slug, offers: OFFER });
      for (const statement of MAKE_ROOM) await client.query(statement, [offer.id]);
      return offer;
    },
    async fullOfferOf(slug) {
      const offer = await reserve<Offer & { registration: string }>(client, {
        slug,
        offers: FULL_OFFER,
      });
      await client.query(FILL, [offer.id]);
      await client.query('delete from waiting_list_entries where availability_id = $1', [offer.id]);
      return offer;
    },
    taken: async (offer) => Number((await client.query(TAKEN, [offer.id])).rows[0].taken),
    mailsTo: async (email) =>
      (
        await client.query(
          'select * from sent_mails where recipient = $1 and kind <> $2 order by created_at, id',
          [email, 'customer.email-confirmation.requested'],
        )
      ).rows,
    confirm: async (email) =>
      void (await client.query('update customers set email_confirmed_at = now() where email = $1', [
        email,
      ])),
    registrationsOf: async (email) =>
      (await client.query(REGISTRATIONS, [email])).rows.map(({ cuid }) => cuid),
    participantOf: async (email) => (await client.query(PARTICIPANT, [email])).rows[0].cuid,
    cartOf: async (email) => (await client.query(CART, [email])).rows[0].cuid,
    passwordLinkOf: async (email) => {
      const token = `${email} ${ownNumber()}`;
      await client.query(PASSWORD_LINK, [email, token]);
      return `/auth/password?${new URLSearchParams({ token })}`;
    },
    fillWallet: async (email, amount) => void (await client.query(FILL_WALLET, [email, amount])),
    hire: async (like, { email, language }) =>
      void (await client.query(HIRE, [like, email, language])),
    async oneOf(table, like) {
      const existing = await rowOf(client, table, like);
      if (existing !== undefined) return existing.cuid;
      await insertOne(client, table, like);
      const made = await rowOf(client, table, like);
      if (made === undefined) throw new Error(`The demo has nothing of ${table}.`);
      return made.cuid;
    },
    letPasswordGrowOld: async (email) => void (await client.query(OLD_PASSWORD, [email])),
    letChoosePassword: async (email) =>
      void (await client.query(
        'update collaborators set password_provisional = true where email = $1',
        [email],
      )),
    letBegin: async (email) => void (await client.query(LET_BEGIN, [email])),
    letDueDatePass: async (cart) => void (await client.query(LET_DUE_DATE_PASS, [cart])),
    endCartIn: async (email, seconds) => void (await client.query(END_CART, [email, seconds])),
    async keepMails(like, recipients) {
      for (const statement of NO_MAIL_SERVER) await client.query(statement, [like]);
      for (const recipient of recipients) await client.query(KEEP_MAIL, [like, recipient]);
    },
    async stretch(slug, email) {
      await client.query(STRETCH_ACTIVITY, [slug, WORD]);
      await client.query(STRETCH_PARTICIPANTS, [email, WORD]);
    },
    courseOf: async (like, title) =>
      (await client.query(COURSE, [like, ...namesOf(title), title])).rows[0],
    pageOfSegment: async (...of) => (await client.query(PAGE_OF_SEGMENT, of)).rows[0].pathname,
    ask: async ({ cuid }) => void (await client.query(REQUEST, [cuid])),
    close: () => client.end(),
  };
}
