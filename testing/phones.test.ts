import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@ribambelle/database/connect.ts';
import { keptPhone } from '@ribambelle/domain/base/phone.ts';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const MIGRATION = join(import.meta.dirname, '../database/migrations/0105-phones-in-one-form.sql');

const WRITTEN = [
  '0470 12 34 56',
  '0470/12.34.56',
  '+32 (0)470 12 34 56',
  '+32 0470 12 34 56',
  '0032470123456',
  '(02) 555.07.40',
  '010 55 52 18',
  '+33 6 12 34 56 78',
  '00 33 (0)6 12 34 56 78',
  '+352 621 123 456',
  '0800/12 345',
  '+32 10 555 21 8',
  '',
  'bonjour',
  '0470',
  '02 123',
  '0470 12 34 5',
  '470 12 34 56',
  '++32470123456',
  '+0470123456',
  '000000000',
  '+1234567890123456',
];

test('existing numbers are stored by the rule for new ones, and anything else stays as it was', async () => {
  const shop = await openShop();
  const client = await connect(shop.databaseUrl);
  const [rule = ''] = (await readFile(MIGRATION, 'utf8')).split(/^update /m);
  await client.query(rule);
  const { rows } = await client.query<{ kept: string }>(
    'select pg_temp.kept_phone(written) as kept from unnest($1::text[]) with ordinality as given (written, ordinal) order by ordinal',
    [WRITTEN],
  );
  expect(rows.map(({ kept }) => kept)).toEqual(WRITTEN.map((phone) => keptPhone(phone) ?? phone));
  await client.end();
  await shop.close();
});
