import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { createWire } from '@ribambelle/testing/hostile/wire.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ server: { siteAddress: ['sites.example.test', '127.0.0.1'] } });
  organiser = await shop.make.organiser({}, '127.0.0.1');
  await shop.make.organiser({}, 'neighbour.be');
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['host_name_claims', 'host_name_checks', 'released_host_names'])
    await shop.sql(`delete from ${table}`);
  await shop.sql('delete from host_names where organiser_id = $1', [organiser.id]);
  await serve('127.0.0.1', true);
});

const list = () => shop.office('listHostNames', {}, chief);
const add = (hostname: string) => shop.office('addHostName', { hostname }, chief);
/** Serves a host name as if it had been proven. */
const serve = (hostname: string, main = false) =>
  shop.sql('insert into host_names (hostname, organiser_id, main) values ($1, $2, $3)', [
    hostname,
    organiser.id,
    main,
  ]);
const names = async () => (await list()).data.map(({ hostname }) => hostname);

describe('adding', () => {
  test('200 for a name typed in any form; the site does not answer there yet, and e-mails do not link to it', async () => {
    expect(await add(' https://WWW.Camps.BE:3000/fr ')).toMatchObject({ hostname: 'www.camps.be' });
    const site = { site: 'storefront', method: 'GET', path: '/api/website' } as const;
    const answer = await createWire(shop.server)({ ...site, host: 'www.camps.be' });
    expect(answer.status).toBe(404);
    expect((await list()).data).toMatchObject([
      { hostname: '127.0.0.1', main: true, proven: true, record: null, checked: null },
      {
        hostname: 'www.camps.be',
        main: false,
        proven: false,
        record: {
          name: '_ribambelle.www.camps.be',
          value: expect.stringMatching(/^ribambelle=[0-9a-f]{32}$/),
        },
        checked: null,
      },
    ]);
    const log = await shop.office('listAuditLog', {}, chief);
    expect(log.data[0]?.changes).toEqual([
      { field: 'hostname', from: '', to: 'www.camps.be', hidden: false },
    ]);
    const events = await shop.office('listSecurityEvents', { type: 'host-name.changed' }, chief);
    expect(events.data[0]?.details).toContainEqual({ name: 'to', value: 'www.camps.be' });
  });

  test('200 a name with accents is stored in ASCII, and shown with its accents', async () => {
    expect(await add('Stages.École.be')).toMatchObject({ hostname: 'stages.xn--cole-9oa.be' });
    expect((await list()).data.at(-1)).toMatchObject({ shown: 'stages.école.be' });
  });

  test('200 says which records lead a name here', async () => {
    expect((await list()).records).toEqual([
      { type: 'CNAME', value: 'sites.example.test' },
      { type: 'A', value: '127.0.0.1' },
    ]);
  });

  test.each([
    ['pas une adresse', 'HOSTNAME_INVALID'],
    ['postgres', 'HOSTNAME_RESERVED'],
    ['127.1', 'HOSTNAME_RESERVED'],
    ['admin.localhost', 'HOSTNAME_RESERVED'],
    ['neighbour.be', 'HOSTNAME_TAKEN'],
    ['NEIGHBOUR.be/', 'HOSTNAME_TAKEN'],
    ['127.0.0.1', 'HOSTNAME_ADDED'],
  ])('%s is %s, on its field', async (hostname, code) => {
    await expect(add(hostname)).rejects.toMatchObject({ code, fields: { hostname: code } });
    expect(await names()).toEqual(['127.0.0.1']);
  });

  test('409 TOO_MANY_HOSTNAMES above twenty', async () => {
    await shop.sql(
      `insert into host_name_claims (hostname, organiser_id, created_at)
       select 'n' || n || '.be', $1, $2 from generate_series(1, 19) n`,
      [organiser.id, shop.clock.now()],
    );
    await expect(add('one-more.be')).rejects.toMatchObject({ code: 'TOO_MANY_HOSTNAMES' });
  });
});

describe('the main one', () => {
  test('200 another name becomes it, and links use it; a second time changes nothing', async () => {
    await serve('camps.test');
    const mark = () => shop.office('makeHostNameMain', { hostname: 'camps.test' }, chief);
    await mark();
    expect((await list()).data.filter(({ main }) => main)).toMatchObject([
      { hostname: 'camps.test' },
    ]);
    await expect
      .poll(async () => (await shop.office('getOfficeSession', {}, chief)).organiser?.site)
      .toContain('camps.test');
    const before = (await shop.office('listAuditLog', {}, chief)).count;
    await mark();
    expect((await shop.office('listAuditLog', {}, chief)).count).toBe(before);
  });

  test('409 HOSTNAME_UNPROVEN for a name that is not proven yet', async () => {
    await add('www.camps.be');
    await expect(
      shop.office('makeHostNameMain', { hostname: 'www.camps.be' }, chief),
    ).rejects.toMatchObject({ code: 'HOSTNAME_UNPROVEN', status: 409 });
  });
});

describe('removing', () => {
  test('200 a name other than the main one, with its checks', async () => {
    await serve('camps.test');
    await shop.office('checkHostName', { hostname: 'camps.test' }, chief);
    await shop.office('removeHostName', { hostname: 'camps.test' }, chief);
    expect(await names()).toEqual(['127.0.0.1']);
    expect(await shop.sql('select 1 from host_name_checks')).toEqual([]);
  });

  test('409 HOSTNAME_LAST, HOSTNAME_MAIN; 404 for a neighbour’s name', async () => {
    const remove = (hostname: string) => shop.office('removeHostName', { hostname }, chief);
    await expect(remove('127.0.0.1')).rejects.toMatchObject({ code: 'HOSTNAME_LAST' });
    await serve('camps.test');
    await expect(remove('127.0.0.1')).rejects.toMatchObject({ code: 'HOSTNAME_MAIN' });
    await expect(remove('neighbour.be')).rejects.toMatchObject({ status: 404 });
    expect((await names()).toSorted()).toEqual(['127.0.0.1', 'camps.test']);
  });

  test('when two collaborators remove the last two names at once, one name stays', async () => {
    await serve('a.test');
    await serve('b.test');
    const tries = [
      shop.office('removeHostName', { hostname: 'a.test' }, chief),
      shop.office('removeHostName', { hostname: 'b.test' }, chief),
      shop.office('makeHostNameMain', { hostname: 'a.test' }, chief),
    ];
    await Promise.allSettled(tries);
    const { data } = await list();
    expect(data.filter(({ main }) => main)).toHaveLength(1);
  });
});

describe('checking', () => {
  test('200 a name that leads here is answered by this server, and the result is kept with its time', async () => {
    const check = await shop.office('checkHostName', { hostname: '127.0.0.1' }, chief);
    const expected = {
      result: 'HERE',
      addresses: ['127.0.0.1'],
      proof: 'PROVEN',
      at: shop.clock.now(),
    };
    expect(check).toEqual(expected);
    expect((await list()).data[0]?.checked).toEqual(expected);
    expect(await shop.office('getFirstSteps', {}, chief)).toMatchObject({ host_name: true });
  });

  test('200 a name that leads nowhere is reported, and checked again later', async () => {
    await serve('camps.invalid');
    const check = () => shop.office('checkHostName', { hostname: 'camps.invalid' }, chief);
    expect(await check()).toMatchObject({ result: 'NAME_UNKNOWN', addresses: [] });
    expect(await check()).toMatchObject({ result: 'NAME_UNKNOWN' });
    expect(await shop.sql('select 1 from host_name_checks')).toHaveLength(1);
  });

  test('404 for a neighbour’s name, without a request to it', async () => {
    await expect(
      shop.office('checkHostName', { hostname: 'neighbour.be' }, chief),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('404 for a proof that was not sealed here, or that belongs to another name', async () => {
    const forged = `sealed.0123abcd.${'A'.repeat(90)}`;
    const answer = await shop.fetch('storefront', `/.well-known/ribambelle/${forged}`);
    expect(answer.status).toBe(404);
  });
});

test('403 without the permission to change the organiser, 401 without a session', async () => {
  const reader = await shop.make.collaborator(organiser, ['organiser-account.read']);
  const hostname = '127.0.0.1';
  expect((await shop.office('listHostNames', {}, reader)).data).toHaveLength(1);
  for (const name of [
    'addHostName',
    'removeHostName',
    'makeHostNameMain',
    'checkHostName',
  ] as const)
    await expect(shop.office(name, { hostname }, reader)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  await expect(shop.office('listHostNames', {})).rejects.toMatchObject({ status: 401 });
});
