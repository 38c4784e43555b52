import type { AskOf } from '@ribambelle/api/endpoint.ts';
import type { createExport } from '@ribambelle/api/exports/create-export.ts';
import { exportedList } from '@ribambelle/api/exports/shapes.ts';
import { createPool } from '../database/pool.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { addPiece, finishExport } from './export-store.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { strFromU8, unzipSync } from 'fflate';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const RIGHTS: readonly Permission[] = [
  'registrations.read',
  'payments.read',
  'customers.read',
  'participants.read',
  'exports.create',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string; id: number };
let camp: Made;
const lastnames = ['Dubois', 'Maes', '=1+1'];

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-07-06'],
    price: 12_050,
    capacity: 10,
  });
  for (const lastname of lastnames) {
    const family = await shop.make.customer(organiser);
    await shop.sql('update participants set lastname = $1, birthdate = $2 where id = $3', [
      lastname,
      '2017-07-07',
      family.participant.id,
    ]);
    await shop.make.registration(organiser, family, {
      availability_id: camp.id,
      total_amount: 12_050,
    });
  }
});
afterAll(() => shop.close());

type Columns = Of<'registrations'>['columns'];
type Of<List> = Extract<AskOf<typeof createExport>['of'], { list: List }>;

const registrations = (
  columns: Columns,
  filters: Of<'registrations'>['filters'] = {},
): Of<'registrations'> => ({ list: 'registrations', filters, columns });

async function exported(request: AskOf<typeof createExport>, by = staff) {
  const { cuid } = await shop.office('createExport', request, by);
  await expect
    .poll(async () => (await shop.office('getExport', { export: cuid }, by)).state)
    .toBe('DONE');
  const answer = await shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
    headers: { cookie: `ribambelle_office=${by.token}` },
  });
  expect(answer.status).toBe(200);
  return {
    cuid,
    name: /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1],
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

describe('200 writes a list into a file', () => {
  test('CSV: the chosen columns, sorted and filtered like the list, with nothing that a spreadsheet would run', async () => {
    const columns = ['participant', 'age', 'start', 'start_time', 'price', 'state'];
    const of = registrations(columns, { sort: '-participant', cancelled: false });
    const { bytes, name } = await exported({ format: 'CSV', of });
    const text = strFromU8(bytes);
    const [titles, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(titles).toBe('Participant;Âge;Quand;Début;Prix;État');
    expect(lines.map((line) => line.split(';').slice(1).join(';'))).toEqual(
      lastnames.map(() => '8;2026-07-06;11:00;120,50;À payer'),
    );
    expect(lines[0]).toMatch(/^.*Maes;/);
    expect(lines[1]).toMatch(/^.*Dubois;/);
    expect(name).toMatch(/^inscriptions-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('XLSX: amounts and days are numbers, texts are texts', async () => {
    const of = registrations(['participant', 'start', 'price'], { sort: 'participant' });
    const { bytes } = await exported({ format: 'XLSX', of });
    const parts = unzipSync(bytes);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) => row);
    expect(rows).toHaveLength(1 + lastnames.length);
    expect(rows[0]).toContain('<t xml:space="preserve">Participant</t>');
    // 6 July 2026 is the day 46 209 of spreadsheets
    expect(rows[1]).toMatch(
      /=1\+1<\/t><\/is><\/c><c s="3"><v>46209<\/v><\/c><c s="2"><v>120\.5<\/v>/,
    );
    expect(sheet).toContain('<autoFilter ref="A1:C4"/>');
    expect(sheet).not.toContain('<f>');
  });

  test('the security log names the collaborator and the number of exported rows', async () => {
    const taken = await shop.sql(
      `select details, actor_id from security_events where type = 'data.exported'`,
    );
    expect(taken).toHaveLength(2);
    expect(taken[0]).toEqual({
      details: { list: 'registrations', rows: 3 },
      actor_id: String(staff.id),
    });
    const { data } = await shop.office('listExports', {}, staff);
    // the clock stands still: neither is the newer one
    expect(data.map(({ format }) => format).toSorted()).toEqual(['CSV', 'XLSX']);
    for (const one of data)
      expect(one).toMatchObject({ state: 'DONE', rows_found: 3, rows_written: 3 });
  });
});

describe('403 for lists and columns that the collaborator may not see', () => {
  const refused = { code: 'NOT_PERMITTED', status: 403 };
  test.each<[string, Permission[], Columns, { payment?: 'FREE' }]>([
    ['the list', ['exports.create'], ['participant'], {}],
    ['a column of money', ['exports.create', 'registrations.read'], ['price'], {}],
    ['a column of contacts', ['exports.create', 'registrations.read'], ['email'], {}],
    ['a birthdate', ['exports.create', 'registrations.read'], ['birthdate'], {}],
    ['a filter by money', ['exports.create', 'registrations.read'], ['state'], { payment: 'FREE' }],
    ['exports', ['registrations.read'], ['participant'], {}],
  ])('%s', async (_, rights, columns, filters) => {
    const other = await shop.make.collaborator(organiser, rights);
    const of = registrations(columns, filters);
    await expect(shop.office('createExport', { format: 'CSV', of }, other)).rejects.toMatchObject(
      refused,
    );
  });

  test('fails and keeps nothing when the right is withdrawn before the file is written', async () => {
    const role = await shop.make.collaborator(organiser, RIGHTS);
    const [row] = await shop.sql<{ id: number }>(
      `insert into exports (organiser_id, collaborator_id, list, format, language, request, address, created_at)
       values ($1, $2, 'registrations', 'CSV', 'fr', $3, '', now()) returning id`,
      [organiser.id, role.id, JSON.stringify(registrations(['price']))],
    );
    await shop.sql(
      `update collaborator_roles set permissions = '{exports.create,registrations.read}'
       where id = (select role_id from collaborators where id = $1)`,
      [role.id],
    );
    await shop.sql(
      `select graphile_worker.add_job('write-export', json_build_object('organiser_id', $1::bigint, 'export_id', $2::bigint))`,
      [organiser.id, row?.id],
    );
    const states = async () =>
      (await shop.sql<{ state: string }>('select state from exports where id = $1', [row?.id]))[0]
        ?.state;
    await expect.poll(states).toBe('FAILED');
    expect(await shop.sql('select from export_pieces where export_id = $1', [row?.id])).toEqual([]);
  });
});

test('404 for the file of a colleague, 409 for an unfinished file', async () => {
  const { cuid } = await exported({ format: 'CSV', of: registrations(['reference']) });
  const colleague = await shop.make.collaborator(organiser, RIGHTS);
  const missing = { code: 'EXPORT_NOT_FOUND', status: 404 };
  for (const name of ['getExport', 'getExportFile'] as const)
    await expect(shop.office(name, { export: cuid }, colleague)).rejects.toMatchObject(missing);
  expect((await shop.office('listExports', {}, colleague)).data).toEqual([]);
  await shop.sql(`update exports set state = 'WRITING' where cuid = $1`, [cuid]);
  await expect(shop.office('getExportFile', { export: cuid }, staff)).rejects.toMatchObject({
    code: 'EXPORT_NOT_READY',
    status: 409,
  });
});

test('200 streams a large file, and ends with an error when the file is removed meanwhile', async () => {
  const { cuid } = await exported({ format: 'XLSX', of: registrations(['reference']) });
  const mebibyte = 1024 ** 2;
  await shop.sql(
    `insert into export_pieces (organiser_id, export_id, "order", data)
     select organiser_id, id, n, convert_to(repeat('x', $2), 'UTF8') from exports, generate_series(1, 60) n where cuid = $1`,
    [cuid, mebibyte],
  );
  const answer = await shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(60 * mebibyte);
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  // if it had been read at once, it would arrive complete
  await shop.sql(`delete from export_pieces where "order" >= 1`);
  const rest = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return 'ended';
  };
  await expect(rest()).rejects.toThrow('terminated');
});

test('a text file is compressed on the way, and plain for clients that cannot decompress it', async () => {
  const { cuid, bytes } = await exported({ format: 'CSV', of: registrations(['reference']) });
  const fetched = (encoding: string) =>
    shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
      headers: { cookie: `ribambelle_office=${staff.token}`, 'accept-encoding': encoding },
    });
  expect((await fetched('gzip')).headers.get('content-encoding')).toBe('gzip');
  const plain = await fetched('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(new Uint8Array(await plain.arrayBuffer())).toEqual(bytes);
});

test('a killed export starts again, and no row appears twice', async () => {
  const { cuid, bytes } = await exported({ format: 'CSV', of: registrations(['reference']) });
  const [row] = await shop.sql<{ id: number }>('select id from exports where cuid = $1', [cuid]);
  await shop.sql(`update exports set state = 'WRITING', rows_written = 2 where id = $1`, [row?.id]);
  await shop.sql(
    `insert into export_pieces (organiser_id, export_id, "order", data) values ($1, $2, 1, 'half')`,
    [organiser.id, row?.id],
  );
  await shop.sql(
    `select graphile_worker.add_job('write-export', json_build_object('organiser_id', $1::bigint, 'export_id', $2::bigint))`,
    [organiser.id, row?.id],
  );
  const state = async () => (await shop.office('getExport', { export: cuid }, staff)).state;
  await expect.poll(state).toBe('DONE');
  const [file] = await shop.sql<{ data: Buffer }>(
    'select string_agg(data, null order by "order") as data from export_pieces where export_id = $1',
    [row?.id],
  );
  expect(new Uint8Array(gunzipSync(file?.data ?? ''))).toEqual(bytes);
});

test('a run that was presumed dead writes nothing into the file of the next run, and does not end it', async () => {
  const { cuid } = await exported({ format: 'CSV', of: registrations(['reference']) });
  const [row] = await shop.sql<{ id: number; run: number }>(
    `update exports set state = 'WRITING', run = run + 1 where cuid = $1 returning id, run`,
    [cuid],
  );
  const late = { id: Number(row?.id), run: Number(row?.run) - 1 };
  const pool = createPool(shop.databaseUrl, { max: 1 });
  const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now: shop.clock.now() });
  const piece = { ...late, order: 9, data: Buffer.from('late'), rows: { found: 9, written: 9 } };
  expect(await inTenant((db) => addPiece(db, piece))).toBe(false);
  const end = { ...late, state: 'FAILED' as const, now: shop.clock.now() };
  expect(await inTenant((db) => finishExport(db, end))).toBe(false);
  await pool.end();
  expect(await shop.office('getExport', { export: cuid }, staff)).toMatchObject({
    state: 'WRITING',
    rows_written: 3,
  });
});

test('409 while five exports are unfinished', async () => {
  const busy = await shop.make.collaborator(organiser, RIGHTS);
  await shop.sql(
    `insert into exports (organiser_id, collaborator_id, list, format, language, request, address, created_at)
     select $1, $2, 'registrations', 'CSV', 'fr', '{}', '', now() from generate_series(1, 5)`,
    [organiser.id, busy.id],
  );
  await expect(
    shop.office('createExport', { format: 'CSV', of: registrations(['state']) }, busy),
  ).rejects.toMatchObject({ code: 'EXPORTS_TOO_MANY', status: 409 });
});

test('400 for one column twice, and for none', async () => {
  for (const columns of [['state', 'state'], []])
    await expect(
      shop.office('createExport', { format: 'CSV', of: registrations(columns) }, staff),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST', status: 400 });
});

test.each([
  ['customers', ['name', 'email', 'owes'], 'familles', /^Nom;E-mail;Reste à payer$/],
  ['participants', ['name', 'birthdate'], 'participants', /^Nom;Né\(e\) le$/],
  ['payments', ['created', 'method', 'amount'], 'paiements', /^Date;Moyen de paiement;Montant$/],
] as const)('200 %s too', async (list, columns, name, titles) => {
  const of = { list, columns: [...columns], filters: {} };
  const file = await exported({ format: 'CSV', of });
  expect(file.name).toContain(name);
  expect(strFromU8(file.bytes).replace('\uFEFF', '').split('\r\n')[0]).toMatch(titles);
});

test.each(LANGUAGES)('every column and code of a list has its word in %s', (language) => {
  const texts: Readonly<Record<string, { columns: object; words: object }>> =
    textsFor(language)['list-columns'];
  for (const { shape } of exportedList.options) {
    const { columns = {}, words = {} } = texts[shape.list.value] ?? {};
    // in a day's list, columns made by the organiser have the organiser's titles
    const { element } = shape.columns;
    const [own] = element instanceof z.ZodUnion ? element.options : [element];
    expect(Object.keys(columns)).toEqual(own.options);
    expect(Object.keys(words).every((column) => column in columns)).toBe(true);
  }
});
