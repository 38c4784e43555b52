import { addressOf } from '@ribambelle/api/client.ts';
import { named, pictures, whole } from '@ribambelle/api/records/fields.ts';
import type { Field } from '@ribambelle/api/records/field.ts';
import {
  type Contract,
  made,
  openContract,
  page,
  RECORDS,
} from '@ribambelle/testing/records/contract.ts';
import { codesOf, titleIn, validValues } from '@ribambelle/testing/records/samples.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOf } from './record-list.ts';
import { columnsOfList } from './unsafe.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await openContract();
});
beforeEach(() => contract.freeUnique());
afterAll(() => contract.shop.close());

const RICH = RECORDS.flatMap(([noun, stored]) =>
  Object.entries(stored.record.fields).flatMap(([name, { kind }]) =>
    kind === 'rich' ? [[noun, name, stored] as const] : [],
  ),
);

test.each(RICH)(
  '%s: 200 %s is sanitised whenever it is stored, whatever was changed',
  async (_noun, name, stored) => {
    const { create, update, one, add, read } = contract.callsOf(stored);
    const { record, table } = stored;
    const unsafe = { fr: '<p onclick="x()">Été<script>y()</script></p>', en: '' };
    const safe = { fr: '<p>Été</p>', en: '' };
    const values = { ...validValues(record, 131), [name]: unsafe };
    const created = made.parse(await contract.succeed(create, values)).cuid;
    const changed = await add(132);
    await contract.succeed(update, { ...one(changed), version: 1, [name]: unsafe });
    const old = await add(133);
    await contract.shop.sql(`update ${table} set ${name} = $2 where cuid = $1`, [
      old,
      JSON.stringify(unsafe),
    ]);
    const { version } = await read(old);
    const title = validValues(record, 134)[record.titled_by];
    await contract.succeed(update, { ...one(old), version, [record.titled_by]: title });
    for (const cuid of [created, changed, old]) expect((await read(cuid))[name]).toEqual(safe);
  },
);

test.each(RECORDS)('%s: each call needs the permission of its act', (_noun, stored) => {
  const { area } = stored.record;
  const { list, get, create, update, remove } = stored.record.endpoints;
  expect([list, get, create, update, remove].map(({ who }) => who)).toEqual(
    ['read', 'read', 'create', 'update', 'delete'].map((act) => `${area}.${act}`),
  );
  expect(listOf(stored).permission).toBe(`${area}.read`);
});

test.each(RECORDS)('%s: 200 sorts by each sortable column, both ways', async (_noun, stored) => {
  const { list, add } = contract.callsOf(stored);
  for (const number of [141, 142, 2]) await add(number);
  const columns = Object.entries(columnsOfList(stored.record));
  for (const [name, { value }] of columns.filter(([, { sorts }]) => sorts === true)) {
    const valuesBy = async (sort: string) => {
      const { data } = page.parse(await contract.succeed(list, { sort, page_size: 100 }));
      return data.map((row): unknown => Reflect.apply(value, undefined, [row]));
    };
    const values = await valuesBy(name);
    expect(new Set(values).size).toBeGreaterThan(1);
    const known = (those: readonly unknown[]) => those.filter((one) => one !== null);
    expect(known(values)).toEqual(known(await valuesBy(`-${name}`)).toReversed());
  }
});

test.each(RECORDS)('%s: 200 lists in its own order when no column sorts', async (_noun, stored) => {
  const { list, add } = contract.callsOf(stored);
  const last = await add(9);
  const now = Date.parse(contract.shop.clock.now());
  contract.shop.clock.set(new Date(now + 60_000).toISOString());
  const first = await add(1);
  const { data } = page.parse(await contract.succeed(list, { page_size: 100 }));
  const cuids = data.map(({ cuid }) => cuid);
  expect(
    cuids.indexOf(first),
    'sample 1 comes before sample 9: testing/records/own-samples.ts makes them fall',
  ).toBeLessThan(cuids.indexOf(last));
});

test.each(RECORDS)('%s: 200 is filtered by each of its flags', async (_noun, stored) => {
  const { list, add } = contract.callsOf(stored);
  for (const number of [151, 152]) await add(number);
  const { fields } = stored.record;
  const filters = Object.keys(stored.record.list.filters);
  for (const name of filters.filter((filter) => fields[filter]?.kind === 'flag'))
    for (const value of [true, false]) {
      const answer = await contract.succeed(list, { [name]: value, page_size: 100 });
      const { data } = page.parse(answer);
      expect(new Set(data.map((row) => row[name]))).toEqual(new Set([value]));
    }
});

test.each(RECORDS.filter(([, { dated }]) => dated))(
  '%s: 200 keeps the moments when it was made and last changed',
  async (_noun, stored) => {
    const { shop } = contract;
    const { update, one, add, names } = contract.callsOf(stored);
    const made_at = shop.clock.now();
    const cuid = await add(161);
    shop.clock.set(new Date(Date.parse(made_at) + 60_000).toISOString());
    const [name = ''] = names;
    const value = validValues(stored.record, 162)[name];
    await contract.succeed(update, { ...one(cuid), version: 1, [name]: value });
    const [row] = await shop.sql<{ created: string; updated: string }>(
      `select created_at::text as created, updated_at::text as updated
       from ${stored.table} where cuid = $1`,
      [cuid],
    );
    const moments = [row?.created, row?.updated].map((at) => new Date(at ?? '').toISOString());
    expect(moments).toEqual([made_at, shop.clock.now()]);
  },
);

test.each(RECORDS)('%s: every entry of the log has its present title', async (_noun, stored) => {
  const { record } = stored;
  const { update, remove, one, add, auditOf } = contract.callsOf(stored);
  const cuid = await add(171);
  const title = validValues(record, 172)[record.titled_by];
  await contract.succeed(update, { ...one(cuid), version: 1, [record.titled_by]: title });
  await contract.succeed(remove, one(cuid));
  const entries = (await auditOf(cuid)).map(({ action, summary }) => [action, summary]);
  expect(entries).toEqual([
    [expect.stringMatching(/create$/), titleIn(record, validValues(record, 171))],
    [expect.stringMatching(/delete$/), titleIn(record, validValues(record, 172))],
    [expect.stringMatching(/update$/), titleIn(record, validValues(record, 172))],
  ]);
});

test.each(RECORDS.filter(([, { record }]) => record.fields[record.titled_by]?.kind === 'words'))(
  '%s: 200 is listed in the language of its reader',
  async (_noun, stored) => {
    const { record } = stored;
    const { list, add } = contract.callsOf(stored);
    const cuid = await add(181);
    const { url } = addressOf({ method: 'GET', path: list.path }, { page_size: 100 });
    const headers = {
      cookie: `ribambelle_office=${contract.zoe.token}`,
      'accept-language': 'en',
    };
    const answer = await contract.shop.fetch('back-office', url, { headers });
    const row = page.parse(await answer.json()).data.find((each) => each.cuid === cuid);
    expect(row?.[record.titled_by]).toBe('Summer 181');
  },
);

test.each(RECORDS)('%s: the log has words for each of its codes', (_noun, { record }) => {
  const { codeOf } = textsFor('fr')['office-audit'];
  const codes = Object.values(record.fields).flatMap((field) => codesOf(field));
  expect(codes.filter((code) => codeOf(code) === undefined)).toEqual([]);
});

test('the bounds of a kind of field are those of its declaration', () => {
  const accepts = ({ request }: Field, value: unknown) => request.safeParse(value).success;
  const number = whole({ min: 1, max: 10 });
  expect([0, 1, 10, 11].map((value) => accepts(number, value))).toEqual([false, true, true, false]);
  for (const link of [named(2), pictures(2)])
    expect(
      [2, 3].map((length) =>
        accepts(
          link,
          Array.from({ length }, () => 'a'),
        ),
      ),
    ).toEqual([true, false]);
});
