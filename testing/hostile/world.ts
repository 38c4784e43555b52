import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { OpenApi } from '@ribambelle/api/openapi.ts';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { loadDemo } from '@ribambelle/tools/demo/load.ts';
import type { Made, Sql } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { POLITE_EMAIL, POLITE_PASSWORD } from './sample.ts';
import { type Operation, operationsOf } from './schema.ts';
import { ALL_VERSIONED } from '../versions.ts';
import { createWire, type Wire } from './wire.ts';

/** Rows of one owner, or of their organiser only, by table. */
export type Belongings = ReadonlyMap<string, readonly Made[]>;

/**
 * The two organisers of the demo with three families: that of the caller, a neighbour of the same
 * organiser, one of the other organiser.
 */
export interface World {
  readonly shop: Shop;
  readonly wire: Wire;
  readonly operations: readonly Operation[];
  readonly tokens: {
    readonly customer: string;
    readonly collaborator: string;
    readonly expired_customer: string;
    readonly expired_collaborator: string;
    readonly powerless: string;
  };
  readonly own: Belongings;
  /** The rows of another customer of the same organiser, in tables with a customer. */
  readonly neighbour: Belongings;
  /** The rows of the other organiser, in every table. */
  readonly stranger: Belongings;
}

/** Words in every name of the neighbour, and in every name of the other organiser. */
export const MARKS = { neighbour: 'Zwanenvoisin', stranger: 'Zwanenfremd' } as const;
const NOW = '2026-01-05T08:00:00.000Z';

/** Opens the world: real rows in every table, a live cart for each family. */
export async function openWorld(): Promise<World> {
  const shop = await openShop({ now: NOW });
  await loadDemo(shop.databaseUrl, { size: 'usual', now: NOW });
  const rich = await organiserAt(shop.sql, 'localhost');
  const small = await organiserAt(shop.sql, 'small.localhost');
  // not every system resolves names below localhost
  await shop.sql('update host_names set organiser_id = $2 where hostname = $1', [
    '127.0.0.1',
    small.id,
  ]);
  const { caller, neighbour, stranger } = await families(shop, { rich, small });
  await markStrangers(shop.sql, small);
  const collaborator = await shop.make.collaborator(rich, ALL_PERMISSIONS);
  const powerless = await shop.make.collaborator(rich, []);
  await signInPolitely(shop.sql, { customer: caller, collaborator });
  // no answer is required, so that a request with one answer is complete
  await shop.sql("update custom_fields set required = false, type = 'TEXT', choices = '[]'");
  await tellVersions(shop.sql);
  const wire = createWire(shop.server);
  const documents = await Promise.all(
    (['storefront', 'back-office'] as const).map(async (site) => ({
      site,
      document: await documentOf(wire, site),
    })),
  );
  return {
    shop,
    wire,
    operations: documents.flatMap(({ site, document }) => operationsOf(document, site)),
    tokens: {
      customer: caller.token,
      collaborator: collaborator.token,
      powerless: powerless.token,
      expired_customer: await expiredSession(shop.sql, {
        organiser_id: rich.id,
        customer_id: caller.id,
      }),
      expired_collaborator: await expiredSession(shop.sql, {
        organiser_id: rich.id,
        collaborator_id: collaborator.id,
      }),
    },
    own: new Map([
      ...(await belongings(shop.sql, {
        organiser: rich,
        customer: caller,
        more: true,
      })),
      ...caller.bought,
    ]),
    neighbour: await belongings(shop.sql, {
      organiser: rich,
      customer: neighbour,
      privately: true,
    }),
    stranger: new Map([
      ...(await belongings(shop.sql, {
        organiser: small,
        customer: stranger,
        more: true,
      })),
      ...stranger.bought,
    ]),
  };
}

/** Returns the OpenAPI document of a site, as anybody gets it. */
export async function documentOf(wire: Wire, site: Operation['site']): Promise<OpenApi> {
  const answer = await wire({ site, method: 'GET', path: '/api/openapi.json' });
  return JSON.parse(answer.text);
}

async function families(shop: Shop, { rich, small }: { rich: Made; small: Made }) {
  const caller = await family(shop, { organiser: rich, host: 'localhost', name: 'Dupont' });
  const neighbour = await family(shop, {
    organiser: rich,
    host: 'localhost',
    name: MARKS.neighbour,
  });
  const stranger = await family(shop, {
    organiser: small,
    host: '127.0.0.1',
    name: MARKS.stranger,
  });
  return { caller, neighbour, stranger };
}

/**
 * Gives the caller's customer and collaborator the address and the password that a polite sign-in
 * sends.
 */
async function signInPolitely(
  sql: Sql,
  { customer, collaborator }: { customer: Made; collaborator: Made },
): Promise<void> {
  const password = await hashPassword(POLITE_PASSWORD);
  await sql('update customers set email = $1, password_hash = $2 where id = $3', [
    POLITE_EMAIL,
    password,
    customer.id,
  ]);
  await sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    POLITE_EMAIL,
    password,
    collaborator.id,
  ]);
}

async function organiserAt(sql: Sql, hostname: string): Promise<Made> {
  const [row] = await sql<{ id: string }>(
    'select organiser_id as id from host_names where hostname = $1',
    [hostname],
  );
  return { id: Number(row?.id), cuid: '' };
}

const named = (name: string) => ({ title: JSON.stringify({ fr: name }) });

/** Makes the organiser's offers other than registrations, each with this name. */
async function offersOf(shop: Shop, input: { organiser: Made; name: string }) {
  const { organiser, name } = input;
  const { make } = shop;
  const configuration = await make.bookingConfiguration(organiser, { name });
  const called = JSON.stringify({ fr: name });
  const title = JSON.stringify({ fr: `Bon ${name}`, en: `Voucher ${name}` });
  return [
    ['bundles', [await make.bundle(organiser, named(name))]],
    ['memberships', [await make.membership(organiser, named(name))]],
    ['vouchers', [await make.voucher(organiser, { title })]],
    ['booking_configurations', [configuration]],
    ['segments', [await make.segment(organiser, { name })]],
    ['resources', [await make.resource(organiser, configuration, { name: called })]],
    ['date_configurations', [await make.dateConfiguration(organiser, { name })]],
    ['closed_periods', [await make.closedPeriod(organiser, { name: called })]],
    ['resource_groups', [await make.resourceGroup(organiser, { name: called })]],
  ] as const;
}

/**
 * Makes a signed-in customer who bought one place by transfer, reviewed it, and has another in the
 * cart.
 */
async function family(shop: Shop, input: { organiser: Made; host: string; name: string }) {
  const { organiser, host, name } = input;
  const customer = await shop.make.customer(organiser, {
    firstname: name,
    lastname: name,
    wallet_amount: 0,
  });
  await shop.sql('update participants set lastname = $1 where id = $2', [
    name,
    customer.participant.id,
  ]);
  const activity = await shop.make.activity(organiser, {
    title: JSON.stringify({ fr: `Stage ${name}`, en: `Camp ${name}` }),
  });
  const option = await shop.make.option(organiser, activity, { prices: [{ amount: 500 }] });
  const question = await shop.make.question(organiser, activity);
  const as = { ...customer, host };
  const buy = async (days: readonly string[]) => {
    const { id, dates } = await shop.make.availability(organiser, activity, { days });
    const registration = {
      availability_id: id,
      availability_dates: dates.map((date) => ({ date_id: date.id })),
      options: [{ price_id: option.prices[0]?.id ?? 0 }],
      questions: [
        {
          question_id: question.id,
          content: name,
        },
      ],
    };
    return shop.call(
      'addCartItems',
      { participant_id: customer.participant.id, registrations: [registration] },
      as,
    );
  };
  const { cart } = await buy(['2026-07-06']);
  const { number: terms_version } = await shop.call('getTerms', {}, as);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true, terms_version },
    as,
  );
  await shop.sql(
    `insert into reviews (organiser_id, registration_id, activity_id, customer_id, score, message, private)
     select r.organiser_id, r.id, a.activity_id, r.customer_id, 4, $2, false
     from registrations r join availabilities a on a.id = r.availability_id where r.customer_id = $1`,
    [customer.id, name],
  );
  await buy(['2026-07-13', '2026-07-14']);
  const open = await shop.make.availability(organiser, activity, { days: ['2026-07-20'] });
  const [picture] = await shop.sql<{ id: string; cuid: string }>(
    `insert into files (organiser_id, name, content_type, data) values ($1, $2, 'image/webp', '') returning id, cuid`,
    [organiser.id, name],
  );
  // rows of some tables have no cuid
  const bought = new Map<string, readonly Made[]>([
    ...([
      ['activities', [activity]],
      ['availabilities', [open]],
      ['availability_dates', open.dates],
    ] as const),
    ...([
      ['options', [option]],
      ['option_prices', option.prices],
      ['questions', [question]],
    ] as const),
    ['organisers', [organiser]],
    ...(await offersOf(shop, { organiser, name })),
    ['files', [{ id: Number(picture?.id), cuid: picture?.cuid ?? '' }]],
  ]);
  const whole = [...bought].map(
    ([table, rows]) => [table, rows.map((row) => ({ id: row.id, cuid: row.cuid || '' }))] as const,
  );
  return { ...customer, bought: new Map<string, readonly Made[]>(whole) };
}

/** Puts the mark into every name that the pages of the other organiser could show. */
async function markStrangers(sql: Sql, organiser: Made): Promise<void> {
  const names = {
    organisers: ['name'],
    customers: ['lastname'],
    participants: ['lastname'],
    collaborators: ['lastname'],
    locations: ['name'],
    booking_configurations: ['name'],
    segments: ['name'],
    collaborator_roles: ['name'],
  };
  for (const [table, columns] of Object.entries(names))
    for (const column of columns)
      await sql(
        `update ${table} set ${column} = '${MARKS.stranger} ' || ${column} where ${table === 'organisers' ? 'id' : 'organiser_id'} = $1`,
        [organiser.id],
      );
  for (const table of [
    'activities',
    'categories',
    'category_groups',
    'options',
    'questions',
    'bundles',
    'memberships',
    'vouchers',
  ])
    await sql(
      `update ${table} set title = jsonb_build_object('fr', '${MARKS.stranger}', 'en', '${MARKS.stranger}') where organiser_id = $1`,
      [organiser.id],
    );
}

async function expiredSession(
  sql: Sql,
  owner: { organiser_id: number; customer_id?: number; collaborator_id?: number },
): Promise<string> {
  const token = `expired-${'customer_id' in owner ? 'customer' : 'collaborator'}-session-0000000000`;
  await sql(
    'insert into sessions (organiser_id, customer_id, collaborator_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [
      owner.organiser_id,
      owner.customer_id ?? null,
      owner.collaborator_id ?? null,
      tokenHash(token),
      '2025-11-01T00:00:00Z',
      NOW,
    ],
  );
  return token;
}

/**
 * Returns the newest rows of every table with ids: those of the customer where rows have one, else
 * (unless `privately`) those of the organiser. `more`: those of anybody of the organiser where the
 * customer has none.
 */
async function belongings(
  sql: Sql,
  input: { organiser: Made; customer: Made; privately?: boolean; more?: boolean },
): Promise<Belongings> {
  const tables = await sql<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by 1 having bool_or(column_name = 'organiser_id') and bool_or(column_name = 'id') order by 1`,
  );
  const found = new Map<string, Made[]>();
  for (const { name, columns } of tables) {
    const mine = ownership(name, columns);
    if (mine === null && input.privately === true) continue;
    const read = (owner: number | null) =>
      sql<{ id: string; cuid: string | null }>(
        `select id, to_jsonb(t) ->> 'cuid' as cuid from ${name} t where organiser_id = $1 and ($2::bigint is null or ${mine ?? 'true'}) order by ${columns.includes('created_at') ? 'created_at desc,' : ''} id desc limit 3`,
        [input.organiser.id, owner],
      );
    const theirs = await read(mine === null ? null : input.customer.id);
    const rows = theirs.length === 0 && input.more === true ? await read(null) : theirs;
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ id, cuid }) => ({ id: Number(id), cuid: cuid ?? '' })),
      );
  }
  return found;
}

/**
 * Returns the condition for rows of one customer ($2) in a table, or null when they belong only to
 * the organiser.
 */
function ownership(table: string, columns: readonly string[]): string | null {
  if (table === 'customers') return 'id = $2';
  if (columns.includes('customer_id')) return 'customer_id = $2';
  if (columns.includes('cart_id'))
    return 'cart_id in (select id from carts where customer_id = $2)';
  if (columns.includes('registration_id'))
    return 'registration_id in (select id from registrations where customer_id = $2)';
  return null;
}

/**
 * Keeps every record at its first version: an attacker is assumed to know the version, and gets as
 * far as somebody who read the record.
 */
async function tellVersions(sql: Shop['sql']): Promise<void> {
  await sql(`create function stay_known() returns trigger language plpgsql as
    $$ begin new.version := 1; return new; end $$`);
  for (const table of new Set([...ALL_VERSIONED.values()].map(([name]) => name))) {
    await sql(
      `create trigger zz_stays_known before update on ${table} for each row execute function stay_known()`,
    );
    await sql(`update ${table} set version = 1 where version > 1`);
  }
}
