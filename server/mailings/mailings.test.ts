import { said } from '@ribambelle/testing/said.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Recipients = Ask<'createMailing'>['recipients'];

let shop: Shop;
let server: MailServer;
let organiser: Made;
let staff: Made & { token: string };
let circus: MadeAvailability;
let anne: MadeCustomer;
let bob: MadeCustomer;
let registrations: { cuid: string }[];

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, smtpUrl: `smtp://127.0.0.1:${server.port}` });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  circus = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    capacity: 20,
  });
  anne = await family('Anne', 'Dubois', { language: 'fr' });
  bob = await family('Bob', 'Zed & Sons', { language: 'en', email: 'bob@example.test' });
  const tom = await shop.make.participant(organiser, anne, { firstname: 'Tom' });
  registrations = [
    await register(anne, anne.participant),
    await register(anne, tom),
    await register(bob, bob.participant),
  ];
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});

const family = (firstname: string, lastname: string, columns = {}) =>
  shop.make.customer(organiser, { firstname, lastname, ...columns });
const register = (customer: MadeCustomer, participant: Made) =>
  shop.make.registration(organiser, customer, {
    availability_id: circus.id,
    participant_id: participant.id,
    date_ids: circus.dates.map(({ id }) => id),
  });
const choose = (on: 'REGISTRATIONS' | 'CUSTOMERS', some: readonly { cuid: string }[]) => ({
  on,
  selection: { by: 'CHOSEN' as const, chosen: some.map(({ cuid }) => cuid) },
});
const TEXT = {
  subject: { fr: 'Cirque : {enfants}', en: 'Circus: {children}' },
  content: said({
    fr: '<p>Bonjour {prénom} {nom}, {activité} {dates}</p><script>x</script>',
    en: '<p>Hello {firstname} {lastname}, {activity} {dates}</p>',
  }),
};

async function draft(recipients: Recipients, more: Partial<Ask<'createMailing'>> = {}) {
  const { cuid } = await shop.office('createMailing', { recipients, ...TEXT, ...more }, staff);
  return cuid;
}
const read = (mailing: string) => shop.office('getMailing', { mailing }, staff);
async function send(mailing: string): Promise<void> {
  const { version: as_read } = await read(mailing);
  const { families } = await shop.office('previewMailing', { mailing }, staff);
  await shop.office('sendMailing', { mailing, as_read, families }, staff);
}
async function waitForEnd(mailing: string) {
  await expect.poll(async () => (await read(mailing)).state).toBe('SENT');
  return (await read(mailing)).results;
}
/** Saves a family's consent to news in its profile, with everything else as it was. */
async function setConsent(customer: MadeCustomer, news: boolean): Promise<void> {
  const { customer: now } = await shop.call('getSession', {}, customer);
  const { firstname = '', lastname = '', email = '', phone = '' } = now ?? {};
  const place = { street: 'Rue Haute', number: '1', postcode: '1000', city: 'Bruxelles' };
  const address = { ...place, country: 'BE', latitude: 50.8, longitude: 4.3 };
  const answer = await shop.call(
    'updateSession',
    { firstname, lastname, email, phone, address, news },
    customer,
  );
  expect(answer.customer.news).toBe(news);
}
const refusal = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const mailsTo = (to: string) => server.mails.filter((mail) => mail.to === to);

describe('a mailing', () => {
  test('200 goes once to each family, in its language, about its chosen registrations', async () => {
    server.mails.length = 0;
    const mailing = await draft(choose('REGISTRATIONS', registrations));
    const preview = await shop.office('previewMailing', { mailing }, staff);
    expect(preview).toMatchObject({
      families: 2,
      held_back: [],
      recipient: { name: 'Anne Dubois', language: 'fr', subject: 'Cirque : Léa et Tom' },
    });
    expect(preview.recipient?.text.replaceAll('\u00a0', ' ')).toContain(
      'Bonjour Anne Dubois, Cirque du lun. 6 au mar. 7 juillet 2026',
    );
    const second = await shop.office('previewMailing', { mailing, at: 1 }, staff);
    expect(second.recipient).toMatchObject({ name: 'Bob Zed & Sons', subject: 'Circus: Léa' });
    const body = await shop.fetch(
      'back-office',
      `/api/back-office/mailings/${mailing}/preview/body?at=1`,
      {
        headers: { cookie: `ribambelle_office=${staff.token}` },
      },
    );
    const html = await body.text();
    expect(html).toContain('Hello Bob Zed &amp; Sons, Circus');
    expect(html).not.toContain('script>');
    await send(mailing);
    expect(await waitForEnd(mailing)).toMatchObject({ sent: 2, waiting: 0, failed: 0 });
    expect(server.mails).toHaveLength(2);
    expect(mailsTo('bob@example.test')[0]?.raw).toMatch(/^Subject: .*Circus/m);
    const { data } = await shop.office('listMailingRecipients', { mailing }, staff);
    expect(data).toMatchObject([
      { name: 'Anne Dubois', state: 'SENT' },
      { name: 'Bob Zed & Sons', state: 'SENT', email: 'bob@example.test' },
    ]);
    const mails = await shop.office('listSentMails', { customer: bob.cuid }, staff);
    expect(mails.data).toMatchObject([{ subject: 'Circus: Léa', cuid: data[1]?.mail }]);
    const list = await shop.office('listMailings', { search: 'cirque' }, staff);
    expect(list.data).toMatchObject([
      { cuid: mailing, state: 'SENT', families: 2, sent: 2, failed: 0, author: 'Sophie Peeters' },
    ]);
  });

  test('200 goes to the families in a group, on a date, found by filters, or in a segment', async () => {
    const [first] = circus.dates;
    const families = async (recipients: Recipients) => {
      const texts = { subject: { fr: 'x', en: '' }, content: said({ fr: 'x', en: '' }) };
      const mailing = await draft(recipients, texts);
      return (await shop.office('previewMailing', { mailing }, staff)).families;
    };
    const by = (cuids: readonly string[]) => ({ by: 'CHOSEN' as const, chosen: [...cuids] });
    expect(await families({ on: 'AVAILABILITIES', selection: by([circus.cuid]) })).toBe(2);
    expect(await families({ on: 'DATES', selection: by([first?.cuid ?? '']) })).toBe(2);
    const filters = { from: '2026-07-07', until: '2026-07-07' };
    expect(await families({ on: 'DATES', selection: { by: 'FILTERS', filters, except: [] } })).toBe(
      2,
    );
    const none = { from: '2026-07-08', until: '2026-07-09' };
    expect(
      await families({ on: 'DATES', selection: { by: 'FILTERS', filters: none, except: [] } }),
    ).toBe(0);
    expect(
      await families({
        on: 'REGISTRATIONS',
        selection: { by: 'FILTERS', filters: { search: 'Tom' }, except: [] },
      }),
    ).toBe(1);
    expect(
      await families({
        on: 'CUSTOMERS',
        selection: { by: 'FILTERS', filters: {}, except: [anne.cuid] },
      }),
    ).toBe(1);
    const { data } = await shop.office('listSegments', { entity: 'PARTICIPANTS' }, staff);
    expect(await families({ on: 'SEGMENT', segment: data[0]?.cuid ?? '' })).toBe(2);
    const groups = await shop.office('listSegments', { entity: 'AVAILABILITIES' }, staff);
    expect(await families({ on: 'SEGMENT', segment: groups.data[0]?.cuid ?? '' })).toBe(2);
  });

  test('200 news go only to families who agreed, and say why they come', async () => {
    server.mails.length = 0;
    const carol = await family('Carol', 'News');
    await setConsent(carol, true);
    const recipients = choose('CUSTOMERS', [anne, bob, carol]);
    const text = { fr: '<p>Nouvelles de {enfants}</p>', en: '' };
    const mailing = await draft(recipients, {
      purpose: 'NEWS',
      subject: { fr: 'Nouvelles', en: '' },
      content: said(text),
    });
    const preview = await shop.office('previewMailing', { mailing }, staff);
    expect(preview).toMatchObject({
      families: 1,
      held_back: [{ code: 'NO_CONSENT', count: 2 }],
      recipient: { name: 'Carol News' },
    });
    expect(preview.recipient?.text).toContain('parce que vous l’avez accepté');
    expect(preview.recipient?.text).toContain('/fr/account/profile');
    await send(mailing);
    expect(await waitForEnd(mailing)).toMatchObject({ sent: 1, held_back: 2 });
    await setConsent(carol, false);
    const again = await draft(recipients, { purpose: 'NEWS', subject: text, content: said(text) });
    expect(await shop.office('previewMailing', { mailing: again }, staff)).toMatchObject({
      families: 0,
      held_back: [{ code: 'NO_CONSENT', count: 3 }],
    });
    const heldBack = await shop.office(
      'listMailingRecipients',
      { mailing, state: 'HELD_BACK' },
      staff,
    );
    expect(heldBack.data).toMatchObject([{ held_back: 'NO_CONSENT' }, { held_back: 'NO_CONSENT' }]);
  });

  test('200 a family without an e-mail address is held back with the reason, and holds nobody else back', async () => {
    const walked_in = await family('Fay', 'Desk', {
      email: null,
      email_confirmed_at: null,
      password_hash: null,
    });
    const mailing = await draft(choose('CUSTOMERS', [walked_in, anne]), {
      subject: { fr: 'Info', en: '' },
      content: said({ fr: '<p>Info</p>', en: '' }),
    });
    expect(await shop.office('previewMailing', { mailing }, staff)).toMatchObject({
      families: 1,
      held_back: [{ code: 'NO_ADDRESS', count: 1 }],
    });
    await send(mailing);
    expect(await waitForEnd(mailing)).toMatchObject({ sent: 1, held_back: 1, failed: 0 });
    const heldBack = await shop.office(
      'listMailingRecipients',
      { mailing, state: 'HELD_BACK' },
      staff,
    );
    expect(heldBack.data).toMatchObject([{ name: 'Fay Desk', email: '', held_back: 'NO_ADDRESS' }]);
  });

  test('200 to oneself, as one of the families would get it', async () => {
    server.mails.length = 0;
    const mailing = await draft(choose('REGISTRATIONS', registrations));
    await shop.office('tryMailing', { mailing, at: 1 }, staff);
    await expect.poll(() => server.mails.length).toBe(1);
    const [mail] = server.mails;
    expect(mail?.raw).toContain('Bob Zed');
    expect(mail?.to).not.toBe('bob@example.test');
    expect((await read(mailing)).state).toBe('DRAFT');
  });

  test('200 failed and bounced e-mails are listed, and sent again once the address is right', async () => {
    const dan = await family('Dan', 'Gone', { email: 'unknown-dan@example.test' });
    const late = await family('Eve', 'Late', { email: 'greylisted-eve@example.test' });
    const texts = { subject: { fr: 'Info', en: '' }, content: said({ fr: '<p>Info</p>', en: '' }) };
    const mailing = await draft(choose('CUSTOMERS', [dan, late, anne]), texts);
    await send(mailing);
    expect(await waitForEnd(mailing)).toMatchObject({ sent: 1, failed: 1, bounced: 1 });
    const list = await shop.office('listMailingRecipients', { mailing, sort: 'name' }, staff);
    expect(list.data).toMatchObject([
      { state: 'SENT' },
      { name: 'Dan Gone', state: 'BOUNCED', failure: 'ADDRESS_REFUSED' },
      { name: 'Eve Late', state: 'FAILED', failure: 'DELAYED' },
    ]);
    expect(list.data[1]?.answer).toContain('550');
    await shop.sql("update customers set email = 'dan@example.test' where id = $1", [dan.id]);
    await shop.sql("update customers set email = 'eve@example.test' where id = $1", [late.id]);
    expect(await shop.office('resendMailing', { mailing }, staff)).toEqual({ waiting: 2 });
    expect(await waitForEnd(mailing)).toMatchObject({ sent: 3, failed: 0, bounced: 0 });
    expect(mailsTo('dan@example.test')).toHaveLength(1);
    expect(await refusal(shop.office('resendMailing', { mailing }, staff))).toMatchObject({
      code: 'MAILING_NOTHING_FAILED',
    });
  });
});

describe('refusals', () => {
  test('422 for an unknown variable, at its text', async () => {
    const recipients = choose('REGISTRATIONS', registrations);
    const text = { fr: '<p>{prenom} {nom}</p>', en: '' };
    expect(await refusal(draft(recipients, { content: said(text) }))).toMatchObject({
      code: 'MAILING_VARIABLE_UNKNOWN',
      fields: { 'content.0.text.fr': 'MAILING_VARIABLE_UNKNOWN' },
      details: { variables: '{prenom}' },
    });
    expect(await refusal(draft(choose('CUSTOMERS', [anne])))).toMatchObject({
      code: 'MAILING_VARIABLE_UNKNOWN',
      details: { variables: '{activité} {dates} {activity}' },
    });
    const mailing = await draft(recipients);
    expect(
      await refusal(shop.change('updateMailing', { mailing, content: said(text) }, staff)),
    ).toMatchObject({
      code: 'MAILING_VARIABLE_UNKNOWN',
    });
  });

  test('422 without a text, 409 to nobody, to others than were shown, of another version, and twice', async () => {
    const recipients = choose('REGISTRATIONS', registrations);
    const empty = { subject: { fr: '', en: '' }, content: said({ fr: '', en: '' }) };
    const mailing = await draft(recipients, empty);
    const with_version = async (families: number) => ({
      mailing,
      as_read: (await read(mailing)).version,
      families,
    });
    const ask = async (families: number) =>
      refusal(shop.office('sendMailing', await with_version(families), staff));
    expect(await ask(2)).toMatchObject({
      code: 'MAILING_WITHOUT_TEXT',
      fields: { 'subject.fr': 'REQUIRED', 'content.0.text.fr': 'REQUIRED' },
    });
    expect(await refusal(shop.office('tryMailing', { mailing }, staff))).toMatchObject({
      code: 'MAILING_WITHOUT_TEXT',
    });
    await shop.change('updateMailing', { mailing, ...TEXT }, staff);
    expect(await ask(3)).toMatchObject({ code: 'MAILING_RECIPIENTS_CHANGED' });
    const old = { mailing, as_read: 1, families: 2 };
    expect(await refusal(shop.office('sendMailing', old, staff))).toMatchObject({
      code: 'MAILING_CHANGED',
    });
    await send(mailing);
    expect(await ask(2)).toMatchObject({ code: 'MAILING_BEGUN' });
    for (const call of [
      shop.change('updateMailing', { mailing, ...TEXT }, staff),
      shop.office('deleteMailing', { mailing }, staff),
      shop.office('previewMailing', { mailing }, staff),
      shop.office('getMailingPreview', { mailing }, staff),
      shop.office('tryMailing', { mailing }, staff),
    ].map(refusal))
      expect(await call).toMatchObject({ code: 'MAILING_BEGUN' });
    await waitForEnd(mailing);
    expect(await refusal(shop.office('cancelMailing', { mailing }, staff))).toMatchObject({
      code: 'MAILING_NOT_UNDER_WAY',
    });
    const nobody = await draft({
      on: 'REGISTRATIONS',
      selection: { by: 'FILTERS', filters: { search: 'Nemo' }, except: [] },
    });
    for (const call of [
      shop.office('sendMailing', { mailing: nobody, as_read: 1, families: 1 }, staff),
      shop.office('tryMailing', { mailing: nobody }, staff),
      shop.office('getMailingPreview', { mailing: nobody }, staff),
    ].map(refusal))
      expect(await call).toMatchObject({ code: 'MAILING_NOBODY' });
    await shop.office('deleteMailing', { mailing: nobody }, staff);
  });

  test('404 for an unknown mailing, and for an unknown segment', async () => {
    const mailing = 'nothing';
    const old = { mailing, version: 1 };
    for (const call of [
      shop.office('getMailing', { mailing }, staff),
      shop.office('updateMailing', old, staff),
      shop.office('deleteMailing', { mailing }, staff),
      shop.office('previewMailing', { mailing }, staff),
      shop.office('getMailingPreview', { mailing }, staff),
      shop.office('tryMailing', { mailing }, staff),
      shop.office('sendMailing', { mailing, as_read: 1, families: 1 }, staff),
      shop.office('cancelMailing', { mailing }, staff),
      shop.office('resendMailing', { mailing }, staff),
      shop.office('listMailingRecipients', { mailing }, staff),
    ].map(refusal))
      expect(await call).toMatchObject({ code: 'MAILING_NOT_FOUND' });
    const recipients = { on: 'SEGMENT', segment: 'nothing' } as const;
    expect(await refusal(draft(recipients))).toMatchObject({ code: 'SEGMENT_NOT_FOUND' });
    const draft_cuid = await draft(choose('REGISTRATIONS', registrations));
    expect(
      await refusal(shop.change('updateMailing', { mailing: draft_cuid, recipients }, staff)),
    ).toMatchObject({ code: 'SEGMENT_NOT_FOUND' });
  });

  test('403 for recipients of a list without the right to read it, and for news without the right', async () => {
    const writer = await shop.make.collaborator(organiser, [
      'customer-notifications.create',
      'registrations.read',
    ]);
    const recipients = choose('CUSTOMERS', [anne]);
    expect(await refusal(shop.office('createMailing', { recipients }, writer))).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const news = { recipients: choose('REGISTRATIONS', registrations), purpose: 'NEWS' } as const;
    expect(await refusal(shop.office('createMailing', news, writer))).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});

test('stopped, e-mails not yet handed over are never sent', async () => {
  server.mails.length = 0;
  const mailing = await draft(choose('REGISTRATIONS', registrations));
  const { version: as_read } = await read(mailing);
  // no job works on it before it is stopped
  await shop.sql(`update mailings set state = 'WRITING', begun_at = now() where cuid = $1`, [
    mailing,
  ]);
  await shop.sql(
    `insert into mailing_recipients (organiser_id, mailing_id, customer_id)
     select organiser_id, id, $2 from mailings where cuid = $1`,
    [mailing, anne.id],
  );
  expect(as_read).toBe(1);
  await shop.office('cancelMailing', { mailing }, staff);
  expect(await read(mailing)).toMatchObject({ state: 'CANCELLED', results: { cancelled: 1 } });
  expect(server.mails).toHaveLength(0);
});
