import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { said } from '@ribambelle/testing/said.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let server: MailServer;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, server: { privateMailHosts: ['127.0.0.1'] } });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});

const both = (text: string) => ({ fr: text, en: text });
const toCustomers = async (selection: { by: 'CHOSEN'; chosen: string[] } | null) => {
  const all = { by: 'FILTERS' as const, filters: {}, except: [] };
  const recipients = { on: 'CUSTOMERS' as const, selection: selection ?? all };
  const texts = { subject: both('Info'), content: said(both('<p>Info</p>')) };
  return (await shop.office('createMailing', { recipients, ...texts }, staff)).cuid;
};
const refusal = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const attach = (
  mailing: string,
  file: { name: string; content: string | Uint8Array<ArrayBuffer> },
) =>
  shop.office(
    'uploadMailingAttachment',
    { mailing, name: file.name, file: new Blob([file.content]) },
    staff,
  );

test('files go with each e-mail; 422 for forbidden kinds, 409 for two with one name', async () => {
  const families = await Promise.all([
    shop.make.customer(organiser),
    shop.make.customer(organiser),
  ]);
  const cuids = families.map(({ cuid }) => cuid);
  const mailing = await toCustomers({ by: 'CHOSEN', chosen: cuids });
  const pdf = await attach(mailing, { name: 'liste.pdf', content: '%PDF-1.7 rien' });
  expect(pdf).toMatchObject({ name: 'liste.pdf', bytes: 13 });
  const other = await attach(mailing, { name: 'plan.txt', content: 'Par la gare' });
  for (const [file, code] of [
    [{ name: 'liste.pdf', content: '%PDF-1.7' }, 'MAILING_ATTACHMENT_NAMED_ALIKE'],
    [{ name: 'jeu.exe', content: 'MZ' }, 'MAILING_ATTACHMENT_TYPE'],
    [{ name: 'faux.pdf', content: 'MZ' }, 'MAILING_ATTACHMENT_TYPE'],
    [{ name: 'grand.txt', content: 'x'.repeat(5 * 1024 * 1024 + 1) }, 'FILE_TOO_LARGE'],
  ] as const)
    expect(await refusal(attach(mailing, file))).toMatchObject({ code });
  const large = 'x'.repeat(5 * 1024 * 1024);
  await attach(mailing, { name: 'un.txt', content: large });
  expect(await refusal(attach(mailing, { name: 'deux.txt', content: large }))).toMatchObject({
    code: 'MAILING_ATTACHMENTS_TOO_LARGE',
  });
  expect(await refusal(attach('nothing', { name: 'a.txt', content: 'a' }))).toMatchObject({
    code: 'MAILING_NOT_FOUND',
  });
  const names = async () =>
    (await shop.office('getMailing', { mailing }, staff)).attachments.map(({ name }) => name);
  for (const attachment of [other.cuid])
    await shop.office('deleteMailingAttachment', { mailing, attachment }, staff);
  await shop.sql(`delete from mailing_attachments where name = 'un.txt'`);
  expect(await names()).toEqual(['liste.pdf']);
  const of = { mailing, attachment: other.cuid };
  expect(await refusal(shop.office('deleteMailingAttachment', of, staff))).toMatchObject({
    code: 'MAILING_ATTACHMENT_NOT_FOUND',
  });
  expect(
    await refusal(shop.office('deleteMailingAttachment', { ...of, mailing: 'nothing' }, staff)),
  ).toMatchObject({ code: 'MAILING_NOT_FOUND' });
  // without a server they are kept, and leave with their files once there is one
  await shop.office('sendMailing', { mailing, as_read: 1, families: 2 }, staff);
  const read = () => shop.office('getMailing', { mailing }, staff);
  await expect.poll(async () => (await read()).state).toBe('SENT');
  expect((await read()).results).toMatchObject({ kept: 2, sent: 0 });
  expect(await refusal(shop.office('resendMailing', { mailing }, staff))).toMatchObject({
    code: 'MAIL_SERVER_MISSING',
  });
  expect(await refusal(attach(mailing, { name: 'a.txt', content: 'a' }))).toMatchObject({
    code: 'MAILING_BEGUN',
  });
  expect(
    await refusal(shop.office('deleteMailingAttachment', { mailing, attachment: pdf.cuid }, staff)),
  ).toMatchObject({ code: 'MAILING_BEGUN' });
  await shop.change(
    'updateMailSettings',
    { host: '127.0.0.1', port: server.port, security: 'NONE' },
    staff,
  );
  await expect
    .poll(async () => (await shop.office('getMailStatus', {}, staff)).delivers)
    .toBe(true);
  expect(await shop.office('resendMailing', { mailing }, staff)).toEqual({ waiting: 2 });
  await expect.poll(async () => (await read()).results.sent).toBe(2);
  expect(server.mails).toHaveLength(2);
  for (const { raw } of server.mails) expect(raw).toContain('filename=liste.pdf');
});

test('409 to more than 20 000 families', async () => {
  await shop.sql(
    `insert into customers (organiser_id, firstname, lastname, email, language, email_confirmed_at)
     select $1, 'Anne', 'Famille ' || n, 'family-' || n || '@example.test', 'fr', now() from generate_series(1, 20001) n`,
    [organiser.id],
  );
  const mailing = await toCustomers(null);
  for (const call of [
    shop.office('previewMailing', { mailing }, staff),
    shop.office('getMailingPreview', { mailing }, staff),
    shop.office('tryMailing', { mailing }, staff),
    shop.office('sendMailing', { mailing, as_read: 1, families: 20_000 }, staff),
    shop.office(
      'planMailing',
      { mailing, as_read: 1, families: 20_000, send_at: addMinutes(shop.clock.now(), 60) },
      staff,
    ),
  ].map(refusal))
    expect(await call).toMatchObject({ code: 'MAILING_TOO_LARGE' });
});
