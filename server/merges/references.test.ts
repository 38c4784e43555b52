import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARTICIPANT_REFERENCES, type Reference } from './references.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
const named = (references: readonly Reference[]) => references.map(nameOf).toSorted();

/** Every column of the database that names a record of this table: by a foreign key, or by being called as one. */
async function columnsThatName(target: string, called: string): Promise<readonly string[]> {
  const rows = await shop.sql<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'organiser_id'
     where c.contype = 'f' and c.confrelid = $1::regclass
     union
     select c.relname, a.attname from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and a.attname ~ $2`,
    [target, called],
  );
  return rows.map(nameOf).toSorted();
}

test('every column that names a participant is in the list of what a merge moves, or says why not', async () => {
  expect(await columnsThatName('participants', '^participant_ids?$')).toEqual(
    named(PARTICIPANT_REFERENCES),
  );
});

test('the list of columns is read from the database: one that nobody named is found', async () => {
  await shop.sql(
    'create table forgotten (organiser_id bigint, attends bigint, foreign key (organiser_id, attends) references participants (organiser_id, id))',
  );
  expect(await columnsThatName('participants', '^participant_ids?$')).toContain(
    'forgotten.attends',
  );
  await shop.sql('drop table forgotten');
});

test('what is put right apart says why', () => {
  const apart = PARTICIPANT_REFERENCES.filter(({ does }) => does === 'APART');
  expect(apart.map(({ reason = '' }) => reason.length > 10)).not.toContain(false);
});

/** What becomes of the columns of a participant themselves. */
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
  attendance_code: 'kept: the other badge is no longer known',
};

const columnsOf = async (table: string) =>
  (
    await shop.sql<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [table],
    )
  ).map(({ name }) => name);

test('every column of a participant has been thought of', async () => {
  expect(await columnsOf('participants')).toEqual(Object.keys(COLUMNS_OF_PARTICIPANTS).toSorted());
});
