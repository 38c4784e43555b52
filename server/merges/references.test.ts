import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CUSTOMER_REFERENCES, PARTICIPANT_REFERENCES, type Reference } from './references.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
const namesOf = (references: readonly Reference[]) => references.map(nameOf).toSorted();

/**
 * Every column of the database that names a record of this table: by a foreign key, or by its own
 * name.
 */
async function columnsThatName(target: string, pattern: string): Promise<readonly string[]> {
  const rows = await shop.sql<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'organiser_id'
     where c.contype = 'f' and c.confrelid = $1::regclass
     union
     select c.relname, a.attname from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and a.attname ~ $2`,
    [target, pattern],
  );
  return rows.map(nameOf).toSorted();
}

test('every column that names a participant is in the list for merges, or has a reason not to be', async () => {
  expect(await columnsThatName('participants', '^participant_ids?$')).toEqual(
    namesOf(PARTICIPANT_REFERENCES),
  );
});

test('every column that names a family is in the list for merges, or has a reason not to be', async () => {
  expect(await columnsThatName('customers', '^(customer|recipient)_ids?$')).toEqual(
    namesOf(CUSTOMER_REFERENCES),
  );
});

test('notes about families move: no other kind of note is about a person whose record can go', async () => {
  const [check] = await shop.sql<{ says: string }>(
    `select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'notes_list_check'`,
  );
  const lists = [...(check?.says ?? '').matchAll(/'([a-z-]+)'/g)].map(([, list]) => list);
  const expectedLists = ['collaborators', 'customers', 'registrations'];
  expect(lists.filter((list) => !expectedLists.includes(String(list)))).toEqual([]);
  expect(lists.length).toBeGreaterThan(0);
});

test('the list of columns is read from the database: an unlisted one is found', async () => {
  await shop.sql(
    'create table forgotten (organiser_id bigint, attends bigint, foreign key (organiser_id, attends) references participants (organiser_id, id))',
  );
  expect(await columnsThatName('participants', '^participant_ids?$')).toContain(
    'forgotten.attends',
  );
  await shop.sql('drop table forgotten');
});

test('columns treated separately have a reason', () => {
  const all = [...PARTICIPANT_REFERENCES, ...CUSTOMER_REFERENCES];
  const apart = all.filter(({ does }) => does !== 'MOVES');
  expect(apart.map(({ reason = '' }) => reason.length > 10)).not.toContain(false);
});

/** The treatment of the columns of a participant. */
const COLUMNS_OF_PARTICIPANTS = {
  organiser_id: 'names the record',
  id: 'names the record',
  cuid: 'names the record: the other one’s leads to the kept one',
  customer_id: 'the same of both',
  firstname: 'kept',
  lastname: 'kept',
  birthdate: 'filled in',
  deleted_at: 'null of both',
  created_at: 'kept',
  updated_at: 'kept',
  search: 'made by the database',
  version: 'moves by itself',
  attendance_code_sealed: 'kept: the other badge is no longer known',
};

const columnsOf = async (table: string) =>
  (
    await shop.sql<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [table],
    )
  ).map(({ name }) => name);

test('every column of a participant is accounted for', async () => {
  expect(await columnsOf('participants')).toEqual(Object.keys(COLUMNS_OF_PARTICIPANTS).toSorted());
});

/** The treatment of the columns of a family. */
const COLUMNS_OF_CUSTOMERS = {
  organiser_id: 'names the record',
  id: 'names the record: the other one’s is kept for the logs',
  cuid: 'names the record: the other one’s leads to the kept one',
  firstname: 'kept',
  lastname: 'kept',
  email: 'filled in, with all that belongs to the sign-in',
  password_hash: 'goes with the e-mail address',
  email_confirmed_at: 'goes with the e-mail address',
  news_consented_at: 'goes with the e-mail address',
  news_ended_at: 'goes with the e-mail address',
  news_noted_on: 'goes with the e-mail address',
  news_noted_how: 'goes with the e-mail address',
  news_noted_by: 'goes with the e-mail address',
  pending_email: 'kept: the other’s links have ended',
  email_refused_at: 'kept: of another address it is found out anew',
  email_refused_answer: 'kept, as email_refused_at',
  phone: 'filled in',
  language: 'kept',
  wallet_amount: 'added by two movements',
  tags: 'those of both',
  terms_accepted_at: 'kept: each order says on which terms it was made',
  deleted_at: 'null of both',
  created_at: 'kept',
  updated_at: 'moves by itself',
  version: 'moves',
  search: 'made by the database',
};

test('every column of a family is accounted for', async () => {
  expect(await columnsOf('customers')).toEqual(Object.keys(COLUMNS_OF_CUSTOMERS).toSorted());
});
