import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type pg from 'pg';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import { randomBytes } from 'node:crypto';
import { type CatalogueFactories, createCatalogueFactories } from './catalogue.ts';
import { createSoldFactories, type SoldFactories } from './sold.ts';

export type Sql = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

export interface Made {
  readonly id: number;
  readonly cuid: string;
}

export interface MadeCustomer extends Made {
  readonly token: string;
  readonly participant: Made;
}

export interface Factories extends CatalogueFactories, SoldFactories {
  /** Makes an organiser at a host name; columns of the row may be given. */
  organiser(columns?: Readonly<Record<string, unknown>>, hostname?: string): Promise<Made>;
  /** Makes a signed-in customer with one participant. */
  customer(organiser: Made, columns?: Readonly<Record<string, unknown>>): Promise<MadeCustomer>;
  participant(
    organiser: Made,
    customer: Made,
    columns?: Readonly<Record<string, unknown>>,
  ): Promise<Made>;
  /** Makes a signed-in collaborator with these permissions. */
  collaborator(
    organiser: Made,
    permissions: readonly Permission[],
  ): Promise<Made & { token: string }>;
}

/**
 * Returns the factories. They make only what is missing: each fills in the columns that a test does
 * not need.
 */
export function createFactories(sql: Sql, now: () => string): Factories {
  const insert = (table: string, columns: Readonly<Record<string, unknown>>) =>
    insertRow(sql, { table, columns });
  const session = (owner: Readonly<Record<string, unknown>>) =>
    openSession(sql, { owner, now: now() });
  const participant: Factories['participant'] = (organiser, customer, columns = {}) =>
    insert('participants', {
      organiser_id: organiser.id,
      customer_id: customer.id,
      firstname: 'Léa',
      lastname: 'Dubois',
      birthdate: '2017-05-04',
      ...columns,
    });
  return {
    ...createCatalogueFactories(insert, sql),
    ...createSoldFactories(sql),
    organiser: async (columns = {}, hostname = '127.0.0.1') => {
      const made = await insert('organisers', {
        name: 'Maison des enfants',
        bank_account: 'BE68539007547034',
        bank_account_holder: 'Maison des enfants ASBL',
        ...columns,
      });
      await sql('insert into host_names (hostname, organiser_id) values ($1, $2)', [
        hostname,
        made.id,
      ]);
      return made;
    },
    participant,
    customer: async (organiser, columns = {}) => {
      const email = `${randomBytes(6).toString('hex')}@example.test`;
      const made = await insert('customers', {
        organiser_id: organiser.id,
        firstname: 'Anne',
        lastname: 'Dubois',
        email,
        phone: '0470 12 34 56',
        email_confirmed_at: now(),
        ...columns,
      });
      return {
        ...made,
        participant: await participant(organiser, made),
        token: await session({ organiser_id: organiser.id, customer_id: made.id }),
      };
    },
    collaborator: async (organiser, permissions) => {
      const role = await insert('collaborator_roles', {
        organiser_id: organiser.id,
        name: 'Test',
        permissions,
      });
      const email = `${randomBytes(6).toString('hex')}@example.test`;
      const made = await insert('collaborators', {
        organiser_id: organiser.id,
        firstname: 'Sophie',
        lastname: 'Peeters',
        email,
        role_id: role.id,
      });
      return {
        ...made,
        token: await session({ organiser_id: organiser.id, collaborator_id: made.id }),
      };
    },
  };
}

/**
 * Opens a session of a customer or collaborator that outlives every test, with its password always
 * just given; returns its token.
 */
async function openSession(
  sql: Sql,
  input: { owner: Readonly<Record<string, unknown>>; now: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.parse(input.now) + 400 * 86_400_000).toISOString();
  const { organiser_id, customer_id = null, collaborator_id = null } = input.owner;
  await sql(
    `insert into sessions (organiser_id, customer_id, collaborator_id, token_hash, expires_at, password_at)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz)`,
    [organiser_id, customer_id, collaborator_id, tokenHash(token), expires_at],
  );
  return token;
}

async function insertRow(
  sql: Sql,
  input: { table: string; columns: Readonly<Record<string, unknown>> },
): Promise<Made> {
  const names = Object.keys(input.columns);
  const places = names.map((_, index) => `$${index + 1}`);
  const [row] = await sql<{ id: string; cuid: string }>(
    `insert into ${input.table} (${names.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')}) returning id, to_jsonb(${input.table}) ->> 'cuid' as cuid`,
    Object.values(input.columns),
  );
  if (row === undefined) throw new Error(`Nothing was inserted into ${input.table}`);
  return { id: Number(row.id), cuid: row.cuid };
}
