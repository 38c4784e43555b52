import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { hostsThatLead } from '@ribambelle/testing/fakes/host-ports.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let chief: Made & { token: string };
let neighbour_chief: Made & { token: string };
/** Happens while a name server is being asked. */
let meanwhile = async () => {};
/** The names with their texts; null for a name server that does not answer. */
let texts: Record<string, readonly string[] | null> = {};

beforeAll(async () => {
  shop = await openShop({
    outside: {
      mail: {
        ...takingMail(),
        sender_address: 'mails@example.eu',
        bounce_domain: 'bounces.example.eu',
        spf_include: 'spf.example.eu',
      },
      hosts: {
        ...hostsThatLead(),
        textsAt: async (name) => {
          const found = texts[name];
          await meanwhile();
          return found === undefined ? [] : found;
        },
      },
      payments: {},
    },
  });
  organiser = await shop.make.organiser({ name: 'La Maison' });
  neighbour = await shop.make.organiser({ name: 'Voisins' }, 'localhost');
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  neighbour_chief = await shop.make.collaborator(neighbour, [...ALL_PERMISSIONS]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  texts = {};
  meanwhile = async () => {};
  for (const table of ['sender_domains', 'mail_settings']) await shop.sql(`delete from ${table}`);
});

const add = (domain: string, as = chief) => shop.office('addSenderDomain', { domain }, as);
const look = (as = chief) => shop.office('getSenderDomain', {}, as);
const check = async (as = chief) => {
  const { sender_domain } = await shop.office('checkSenderDomain', {}, as);
  if (sender_domain === null) throw new Error('There is no sender domain');
  return sender_domain;
};
const renew = () => shop.office('renewSenderKey', {}, chief);
const remove = () => shop.office('removeSenderDomain', {}, chief);
const recordsOf = async (as = chief) => (await look(as)).sender_domain?.records ?? [];
const recordOf = async (kind: string, as = chief) => {
  const record = (await recordsOf(as)).find((one) => one.kind === kind);
  if (record === undefined) throw new Error(`There is no record of ${kind}`);
  return record;
};
/** Publishes what is asked for, of one kind. */
const publish = async (kind: string, as = chief) => {
  const { name, value } = await recordOf(kind, as);
  texts = { ...texts, [name]: [value] };
};
const resultsOf = (records: readonly { kind: string; result: string | null }[]) =>
  Object.fromEntries(records.map(({ kind, result }) => [kind, result]));

describe('adding', () => {
  test('200 with an address, which becomes the sender; it leaves once the key is found', async () => {
    await add(' Inscriptions@Maison.BE ');
    const before = await look();
    expect(before).toMatchObject({
      sender_domain: {
        domain: 'maison.be',
        shown: 'maison.be',
        state: 'WAITING',
        checked_at: null,
        renewing: false,
      },
      own_server: false,
      platform_delivers: true,
      address: 'inscriptions@maison.be',
      sent_from: 'mails@example.eu',
      answers_to: 'inscriptions@maison.be',
    });
    expect(before.sender_domain?.records).toEqual([
      {
        kind: 'DKIM',
        name: expect.stringMatching(/^r[a-z0-9]{12}\._domainkey\.maison\.be$/),
        value: expect.stringMatching(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{380,}=*$/),
        result: null,
        found: '',
      },
      {
        kind: 'SPF',
        name: 'maison.be',
        value: 'v=spf1 include:spf.example.eu ~all',
        result: 'MISSING',
        found: '',
      },
      {
        kind: 'DMARC',
        name: '_dmarc.maison.be',
        value: 'v=DMARC1; p=none',
        result: 'MISSING',
        found: '',
      },
    ]);
    await publish('DKIM');
    expect((await check()).state).toBe('VERIFIED');
    expect(await look()).toMatchObject({
      sent_from: 'inscriptions@maison.be',
      answers_to: 'inscriptions@maison.be',
    });
  });

  test('200 a domain alone where the sender is of it; accents are written as the network knows them', async () => {
    const version = { sender_address: 'info@xn--cole-9oa.be' };
    await shop.change('updateMailSettings', version, chief);
    await add('École.be');
    expect((await look()).sender_domain).toMatchObject({
      domain: 'xn--cole-9oa.be',
      shown: 'école.be',
    });
  });

  test('200 the records that are there already are read at once, but not the new key', async () => {
    const names: string[] = [];
    texts = new Proxy<typeof texts>(
      { 'maison.be': ['v=spf1 mx -all'], '_dmarc.maison.be': ['v=DMARC1; p=reject'] },
      { get: (found, name) => (names.push(String(name)), found[String(name)]) },
    );
    await add('info@maison.be');
    expect(names.toSorted()).toEqual(['_dmarc.maison.be', 'maison.be']);
    expect(resultsOf(await recordsOf())).toEqual({ DKIM: null, SPF: 'DIFFERENT', DMARC: 'RIGHT' });
    expect((await recordOf('SPF')).value).toBe('v=spf1 include:spf.example.eu mx -all');
  });

  test('is logged with its names, without any key, and in the security log', async () => {
    await add('info@maison.be');
    const log = await shop.office('listAuditLog', {}, chief);
    expect(log.data.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { field: 'sender_domain', from: '', to: 'maison.be', hidden: false },
        expect.objectContaining({ field: 'sender_address', to: 'info@maison.be' }),
      ]),
    );
    const events = await shop.office(
      'listSecurityEvents',
      { type: 'sender-domain.changed' },
      chief,
    );
    expect(events.data.flatMap(({ details }) => details)).toContainEqual({
      name: 'to',
      value: 'maison.be',
    });
    expect(JSON.stringify([log, events, await look()])).not.toMatch(/PRIVATE|sealed/);
    const [row] = await shop.sql<{ key: string }>(
      'select private_key_sealed as key from sender_domains',
    );
    expect(row?.key).toMatch(/^sealed\./);
  });

  test('409 for a form of the sender that was opened before, with the fields that were changed', async () => {
    const { version } = await shop.office('getSettings', {}, chief);
    await add('info@maison.be');
    const late = shop.office('updateMailSettings', { version, sender_name: 'La Maison' }, chief);
    await expect(late).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { fields: expect.stringContaining('sender_address') },
    });
  });

  test.each([
    ['pas une adresse', 400, 'SENDER_DOMAIN_INVALID'],
    ['info@localhost', 400, 'SENDER_DOMAIN_INVALID'],
    ['maison@gmail.com', 400, 'SENDER_DOMAIN_PUBLIC'],
    ['info@example.eu', 400, 'SENDER_DOMAIN_PLATFORM'],
    ['info@maison.bounces.example.eu', 400, 'SENDER_DOMAIN_PLATFORM'],
    ['info@sites.example.test', 400, 'SENDER_DOMAIN_INVALID'],
    ['maison.be', 400, 'SENDER_ADDRESS_REQUIRED'],
  ])('%s is %i %s, on its field, and nothing is kept', async (domain, status, code) => {
    await expect(add(domain)).rejects.toMatchObject({ status, code, fields: { domain: code } });
    expect(await look()).toMatchObject({ sender_domain: null });
    expect(await shop.sql('select 1 from mail_settings')).toEqual([]);
  });

  test.each(['info@maison.be\r\nBcc: all@maison.be', 'info@maison.be\0', `${'a'.repeat(400)}.be`])(
    '400 for %j',
    async (domain) => {
      await expect(add(domain)).rejects.toMatchObject({ status: 400 });
    },
  );

  test('409 SENDER_DOMAIN_ADDED for a second one, also of two at once', async () => {
    const tries = await Promise.allSettled([add('info@maison.be'), add('info@ecole.be')]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(add('info@maison.be')).rejects.toMatchObject({
      status: 409,
      code: 'SENDER_DOMAIN_ADDED',
    });
  });
});

describe('checking', () => {
  beforeEach(() => add('info@maison.be'));

  test('200 says of each record whether it is right, missing or different, and keeps it', async () => {
    texts = {
      'maison.be': ['v=spf1 include:_spf.other.eu -all', 'x=1'],
      '_dmarc.maison.be': ['v=DMARC1; p=reject'],
    };
    const checked = await check();
    expect(resultsOf(checked.records)).toEqual({
      DKIM: 'MISSING',
      SPF: 'DIFFERENT',
      DMARC: 'RIGHT',
    });
    expect(checked.records[1]).toMatchObject({
      value: 'v=spf1 include:spf.example.eu include:_spf.other.eu -all',
      found: 'v=spf1 include:_spf.other.eu -all',
    });
    expect(checked).toMatchObject({ state: 'WAITING', checked_at: shop.clock.now() });
    expect((await look()).sender_domain).toEqual(checked);
  });

  test('200 the policy of the name above counts for a name below it', async () => {
    await remove();
    await add('info@mail.maison.be');
    texts = { '_dmarc.maison.be': ['v=DMARC1; p=none'] };
    expect(resultsOf((await check()).records)).toMatchObject({ DMARC: 'RIGHT' });
  });

  test('a name server that does not answer changes nothing: it is said', async () => {
    await publish('DKIM');
    await check();
    const { name } = await recordOf('DKIM');
    texts = { [name]: null, 'maison.be': null, '_dmarc.maison.be': null };
    for (let time = 0; time < 3; time++) {
      const { state, records } = await check();
      expect(state).toBe('VERIFIED');
      expect(new Set(Object.values(resultsOf(records)))).toEqual(new Set(['UNANSWERED']));
    }
  });

  test('a key that is gone breaks the domain at the second check; e-mails leave from the platform', async () => {
    await publish('DKIM');
    await check();
    const published = texts;
    texts = {};
    expect((await check()).state).toBe('VERIFIED');
    const status = async () => (await shop.office('getMailStatus', {}, chief)).broken_sender_domain;
    expect(await status()).toBeNull();
    expect((await check()).state).toBe('BROKEN');
    expect(await status()).toBe('maison.be');
    expect(await look()).toMatchObject({
      sent_from: 'mails@example.eu',
      answers_to: 'info@maison.be',
    });
    texts = published;
    expect((await check()).state).toBe('VERIFIED');
    expect(await status()).toBeNull();
  });

  test('the record of a neighbour verifies nothing, neither under its name nor under one’s own', async () => {
    await add('info@maison.be', neighbour_chief);
    await publish('DKIM', neighbour_chief);
    expect((await check(neighbour_chief)).state).toBe('VERIFIED');
    expect((await check()).state).toBe('WAITING');
    const { name } = await recordOf('DKIM');
    const { value } = await recordOf('DKIM', neighbour_chief);
    texts = { ...texts, [name]: [value] };
    const checked = await check();
    expect(checked.state).toBe('WAITING');
    expect(checked.records[0]).toMatchObject({ result: 'DIFFERENT', found: value });
  });

  test('what was found for a domain that was replaced meanwhile is not kept', async () => {
    await publish('DKIM');
    meanwhile = async () => {
      meanwhile = async () => {};
      await remove();
      await add('info@maison.be');
    };
    expect(await check()).toMatchObject({ state: 'WAITING', checked_at: null });
  });

  test('of several at once all see the same', async () => {
    await publish('DKIM');
    const states = (await Promise.all([check(), check(), check()])).map(({ state }) => state);
    expect(states).toEqual(['VERIFIED', 'VERIFIED', 'VERIFIED']);
  });

  test('404 SENDER_DOMAIN_MISSING without one', async () => {
    await remove();
    await expect(check()).rejects.toMatchObject({ status: 404, code: 'SENDER_DOMAIN_MISSING' });
  });
});

describe('the next key', () => {
  beforeEach(() => add('info@maison.be'));

  test('200 stands beside the present one, and follows it once it is found', async () => {
    await publish('DKIM');
    await check();
    const first = await recordOf('DKIM');
    await renew();
    const next = await recordOf('NEXT_DKIM');
    expect(next.name).not.toBe(first.name);
    expect((await check()).state).toBe('VERIFIED');
    expect(await recordOf('DKIM')).toMatchObject({ name: first.name, result: 'RIGHT' });
    texts = { [next.name]: [next.value] };
    const checked = await check();
    expect(checked).toMatchObject({ state: 'VERIFIED', renewing: false });
    expect(checked.records[0]).toMatchObject({ kind: 'DKIM', name: next.name, result: 'RIGHT' });
    const log = await shop.office('listAuditLog', {}, chief);
    expect(log.data.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ field: 'sender_key' }),
    );
  });

  test('409 SENDER_DOMAIN_UNVERIFIED before the first is found, SENDER_KEY_WAITING for a third', async () => {
    await expect(renew()).rejects.toMatchObject({ code: 'SENDER_DOMAIN_UNVERIFIED', status: 409 });
    await publish('DKIM');
    await check();
    const tries = await Promise.allSettled([renew(), renew(), renew()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(renew()).rejects.toMatchObject({ code: 'SENDER_KEY_WAITING', status: 409 });
  });

  test('404 SENDER_DOMAIN_MISSING without a domain', async () => {
    await remove();
    await expect(renew()).rejects.toMatchObject({ code: 'SENDER_DOMAIN_MISSING', status: 404 });
  });
});

test('200 removed with its keys; 404 SENDER_DOMAIN_MISSING a second time', async () => {
  await add('info@maison.be');
  const { name } = await recordOf('DKIM');
  await check();
  await remove();
  expect(await shop.sql('select 1 from sender_domain_findings')).toEqual([]);
  await expect(remove()).rejects.toMatchObject({ code: 'SENDER_DOMAIN_MISSING', status: 404 });
  await add('info@maison.be');
  expect((await recordOf('DKIM')).name).not.toBe(name);
});

test('403 without the permission to change the organiser, 401 without a session', async () => {
  await add('info@maison.be');
  const reader = await shop.make.collaborator(organiser, ['organiser-account.read']);
  expect((await look(reader)).sender_domain?.domain).toBe('maison.be');
  const denied = { code: 'NOT_PERMITTED', status: 403 };
  await expect(add('info@maison.be', reader)).rejects.toMatchObject(denied);
  for (const name of ['checkSenderDomain', 'renewSenderKey', 'removeSenderDomain'] as const)
    await expect(shop.office(name, {}, reader)).rejects.toMatchObject(denied);
  await expect(shop.office('getSenderDomain', {})).rejects.toMatchObject({ status: 401 });
});
