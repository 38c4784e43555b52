import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let server: MailServer;
let organiser: Made;
let chief: Made & { token: string };
let mailCount = 0;

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, server: { privateMailHosts: ['127.0.0.1'] } });
  organiser = await shop.make.organiser({ email: 'bonjour@maison.test' });
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
beforeEach(async () => {
  await shop.sql('delete from sent_mails');
  server.mails.length = 0;
  await useServer(server.port);
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});

async function useServer(port: number | null): Promise<void> {
  await shop.change(
    'updateMailSettings',
    { host: port === null ? '' : '127.0.0.1', port: port ?? 587, security: 'NONE' },
    chief,
  );
  const delivers = async () => (await status()).delivers;
  await expect.poll(delivers).toBe(port !== null);
}

const status = () => shop.office('getMailStatus', {}, chief);

/** An e-mail that no server took, to a family or to an address without a customer. */
async function mail(columns: Readonly<Record<string, unknown>> = {}): Promise<string> {
  mailCount += 1;
  const row = {
    organiser_id: organiser.id,
    key: `k${mailCount}`,
    kind: 'cart.processed',
    concerns: 'ORDER',
    recipient: `family-${mailCount}@example.test`,
    language: 'fr',
    subject: `Commande ${mailCount}`,
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
    state: 'KEPT',
    ...columns,
  };
  const names = Object.keys(row);
  const [inserted] = await shop.sql<{ cuid: string }>(
    `insert into sent_mails (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning cuid`,
    Object.values(row),
  );
  return inserted?.cuid ?? '';
}

/** Sends again, a second later, so that the last sending is the latest. */
function again(wish: { mail?: string } = {}) {
  shop.clock.set(new Date(Date.parse(shop.clock.now()) + 1000).toISOString());
  return shop.office('sendMailsAgain', wish, chief);
}
const states = async () =>
  (
    await shop.sql<{ state: string; failure: string | null }>(
      'select state, failure from sent_mails order by created_at, id',
    )
  ).map(({ state, failure }) => (failure === null ? state : `${state} ${failure}`));
async function waitForEnd(): Promise<void> {
  const waiting = async () => (await status()).sending?.waiting;
  await expect.poll(waiting).toBe(0);
}

test('200 every waiting e-mail is sent once, even when requested twice, and the count of unsent ones falls to zero', async () => {
  for (let count = 0; count < 12; count += 1) await mail();
  await mail({ state: 'FAILED', failure: 'TIME_OUT', error: 'Timeout' });
  await mail({ state: 'SENT' });
  expect((await status()).unsent).toMatchObject({ count: 13, since: expect.any(String) });
  const [first, second] = await Promise.all([again(), again()]);
  expect(first.waiting + second.waiting).toBe(13);
  await waitForEnd();
  await again();
  expect(await status()).toMatchObject({
    unsent: { count: 0, since: null },
    sending: { total: 13, waiting: 0, sent: 13, failed: 0 },
  });
  const recipients = server.mails.map(({ to }) => to);
  expect(recipients).toHaveLength(13);
  expect(new Set(recipients).size).toBe(13);
  const { data } = await shop.office('listAuditLog', {}, chief);
  expect(data.map(({ action }) => action)).toContain('notifications.trigger');
});

test('200 an obsolete e-mail is not sent, with the reason', async () => {
  const anne = await shop.make.customer(organiser, { email: 'anne@new.test' });
  const secret = { kind: 'customer.password-link.requested', concerns: 'PASSWORD', secret: true };
  await mail({ ...secret, html: '', text: '' });
  await mail({ ...secret, state: 'FAILED', failure: 'TIME_OUT', valid_until: shop.clock.now() });
  await mail({ kind: 'waiting-list.vacancy', valid_until: '2026-01-01T00:00:00.000Z' });
  await mail({ customer_id: anne.id, recipient: 'anne@old.test' });
  expect(await again()).toEqual({ waiting: 1, obsolete: 3 });
  await waitForEnd();
  expect(await states()).toEqual([
    'OBSOLETE LINK_OVER',
    'OBSOLETE LINK_OVER',
    'OBSOLETE OVER',
    'SENT',
  ]);
  expect(server.mails.map(({ to }) => to)).toEqual(['anne@new.test']);
  expect((await status()).sending).toMatchObject({ total: 4, sent: 1, obsolete: 3 });
});

test('a server that refuses connections ends the sending at its first e-mail, and the right one accepts them all', async () => {
  for (let count = 0; count < 5; count += 1) await mail();
  await useServer(1);
  await again();
  await waitForEnd();
  expect(await states()).toEqual(Array.from({ length: 5 }, () => 'FAILED CONNECTION_REFUSED'));
  expect((await status()).unsent.count).toBe(5);
  await useServer(server.port);
  await again();
  await waitForEnd();
  expect(server.mails).toHaveLength(5);
});

test('an unknown address is noted on its family until an e-mail arrives or the address changes', async () => {
  const anne = await shop.make.customer(organiser, { email: 'unknown-anne@example.test' });
  const cuid = await mail({ customer_id: anne.id, recipient: 'unknown-anne@example.test' });
  await mail({ recipient: 'greylisted@example.test' });
  await mail({ recipient: 'blocked@example.test' });
  await again();
  await waitForEnd();
  expect(await states()).toEqual([
    'REFUSED ADDRESS_REFUSED',
    'FAILED DELAYED',
    'FAILED MESSAGE_REFUSED',
  ]);
  const refusedAt = async () =>
    (await shop.office('getOfficeCustomer', { customer: anne.cuid }, chief)).email_refused;
  expect(await refusedAt()).toMatchObject({
    at: shop.clock.now(),
    answer: expect.stringContaining('5.1.1 The mailbox does not exist'),
  });
  expect(await status()).toMatchObject({ refused_addresses: 1, unsent: { count: 1 } });
  expect(await shop.office('listSentMails', { state: 'REFUSED' }, chief)).toMatchObject({
    data: [{ cuid, failure: 'ADDRESS_REFUSED' }],
  });
  await shop.sql(`update customers set email = 'anne@example.test' where id = $1`, [anne.id]);
  expect(await refusedAt()).toBeNull();
  await again({ mail: cuid });
  await waitForEnd();
  expect(server.mails.map(({ to }) => to)).toEqual(['anne@example.test']);
  await shop.sql(`update customers set email_refused_at = now() where id = $1`, [anne.id]);
  await again({ mail: await mail({ customer_id: anne.id }) });
  await waitForEnd();
  expect(await refusedAt()).toBeNull();
});

test('an e-mail in transfer when its process died is not sent again, and shows the interruption; the rest is sent', async () => {
  const doubtful = await mail();
  const waiting = await mail();
  const [sending] = await shop.sql<{ id: string }>(
    'insert into mail_sendings (organiser_id) values ($1) returning id',
    [organiser.id],
  );
  await shop.sql(
    `update sent_mails set state = 'QUEUED', sending_id = $1, handed_at = case when cuid = $2 then now() end`,
    [sending?.id, doubtful],
  );
  await shop.sql(`select graphile_worker.add_job('send-mails-again', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, sending_id: Number(sending?.id) }),
  ]);
  const two = ['FAILED INTERRUPTED', 'SENT'];
  await expect.poll(states).toEqual(two);
  expect(server.mails).toHaveLength(1);
  expect(await shop.office('getSentMail', { mail: doubtful }, chief)).toMatchObject({
    failure: 'INTERRUPTED',
    resendable: true,
  });
  expect(await shop.office('getSentMail', { mail: waiting }, chief)).toMatchObject({
    state: 'SENT',
    answer: '250 2.0.0 Ok: queued as F4KE',
    resendable: false,
  });
});

test('an e-mail that the server accepted is noted as sent, even when the first attempts to note it fail', async () => {
  const cuid = await mail();
  await shop.sql('create sequence noting');
  await shop.sql(`
    create function away() returns trigger language plpgsql security definer as $$ begin
      if nextval('noting') <= 2 then raise exception 'the database is away'; end if;
      return new; end $$`);
  await shop.sql(
    `create trigger away before update on sent_mails for each row when (new.state = 'SENT') execute function away()`,
  );
  try {
    await again();
    await expect.poll(states).toEqual(['SENT']);
    expect(server.mails).toHaveLength(1);
    expect(await shop.office('getSentMail', { mail: cuid }, chief)).toMatchObject({
      state: 'SENT',
      answer: '250 2.0.0 Ok: queued as F4KE',
    });
  } finally {
    await shop.sql('drop trigger away on sent_mails');
    await shop.sql('drop function away');
    await shop.sql('drop sequence noting');
  }
});

test('an e-mail that its own job is still retrying is taken over, and is sent once', async () => {
  await shop.make.customer(organiser, { email: 'retried@example.test' });
  await useServer(1);
  await shop.call('requestPasswordLink', { email: 'retried@example.test' });
  await expect.poll(states).toEqual(['QUEUED CONNECTION_REFUSED']);
  await useServer(server.port);
  expect(await again()).toEqual({ waiting: 1, obsolete: 0 });
  await shop.sql(`update graphile_worker._private_jobs set run_at = now()`);
  await waitForEnd();
  await expect
    .poll(() => shop.sql(`select 1 from graphile_worker._private_jobs where attempts > 0`))
    .toEqual([]);
  expect(server.mails.map(({ to }) => to)).toEqual(['retried@example.test']);
});

test('one e-mail: MAIL_NOT_FOUND, MAIL_NOT_RESENDABLE, MAIL_OBSOLETE, and MAIL_SERVER_MISSING without a server; 403 without the right', async () => {
  const sentMail = await mail({ state: 'SENT' });
  const over = await mail({ valid_until: '2026-01-01T00:00:00.000Z' });
  await expect(again({ mail: 'nobody' })).rejects.toMatchObject({ code: 'MAIL_NOT_FOUND' });
  await expect(again({ mail: sentMail })).rejects.toMatchObject({ code: 'MAIL_NOT_RESENDABLE' });
  await expect(again({ mail: over })).rejects.toMatchObject({ code: 'MAIL_OBSOLETE' });
  await useServer(null);
  await expect(again()).rejects.toMatchObject({ code: 'MAIL_SERVER_MISSING' });
  const reader = await shop.make.collaborator(organiser, ['mails.read']);
  await expect(shop.office('sendMailsAgain', {}, reader)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  expect((await shop.office('getMailStatus', {}, reader)).delivers).toBe(false);
});
