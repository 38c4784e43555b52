import { createServer, type Server } from 'node:net';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const LOGIN = { username: 'maison', password: 'le bon mot de passe' };
let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };
let server: MailServer;
let open: MailServer;
let encrypted: MailServer;

beforeAll(async () => {
  server = await startMailServer(0, { login: LOGIN });
  open = await startMailServer();
  encrypted = await startMailServer(0, { security: 'STARTTLS' });
  shop = await openShop({ jobs: true, server: { privateMailHosts: ['127.0.0.1'] } });
  organiser = await shop.make.organiser({ email: 'bonjour@maison.test' });
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(async () => {
  await shop.close();
  await server.kill();
  await open.kill();
  await encrypted.kill();
});

const ours = () => ({
  host: '127.0.0.1',
  port: server.port,
  security: 'NONE' as const,
  ...LOGIN,
  sender_name: 'La Maison',
  sender_address: 'inscriptions@maison.test',
  reply_to: 'bureau@maison.test',
});
const tryOut = (changes: object) => shop.office('sendTestMail', { ...ours(), ...changes }, chief);
const keep = (changes: object) =>
  shop.change('updateMailSettings', { ...ours(), ...changes }, chief);

describe('a test e-mail', () => {
  test('200 goes to the caller with the settings in the form, and shows the server’s answers; the first step is done once they are saved', async () => {
    const steps = async () => (await shop.office('getFirstSteps', {}, chief)).mails;
    expect(await tryOut({})).toEqual({
      accepted: true,
      failure: null,
      answer: '250 2.0.0 Ok: queued as F4KE',
    });
    const [address] = await shop.sql<{ email: string }>(
      'select email from collaborators where id = $1',
      [chief.id],
    );
    await expect.poll(() => server.mails.map(({ to }) => to)).toContain(address?.email);
    const raw = server.mails.at(-1)?.raw ?? '';
    expect(raw).toContain('From: La Maison <inscriptions@maison.test>');
    expect(raw).toContain('Reply-To: bureau@maison.test');
    expect(await steps()).toBe(false);
    await keep({});
    expect(await steps()).toBe(true);
    expect(await shop.office('getMailSettings', {}, chief)).toMatchObject({
      tested: { answer: '250 2.0.0 Ok: queued as F4KE', current: true },
    });
    await keep({ sender_address: 'autre@maison.test', password: null });
    expect(await steps()).toBe(false);
  });

  test.each([
    ['a wrong password', { password: 'faux' }, 'SIGN_IN_REFUSED', /^535 5\.7\.8/],
    ['nobody there', { port: 1 }, 'CONNECTION_REFUSED', /ECONNREFUSED/],
    ['a name that leads nowhere', { host: 'nothing.invalid' }, 'NAME_UNKNOWN', /nothing\.invalid/],
    ['a server without STARTTLS', { security: 'STARTTLS' }, 'SECURITY', /./],
    ['a host of our own network', { host: 'localhost' }, 'PRIVATE_NETWORK', /localhost/],
    ['no user where one must sign in', { username: '' }, 'SENDER_REFUSED', /^530/],
  ] as const)('200 %s is reported, with its text', async (_, changes, failure, words) => {
    const { accepted, failure: failureCode, answer } = await tryOut(changes);
    expect({ accepted, failure: failureCode }).toEqual({ accepted: false, failure });
    expect(answer).toMatch(words);
  });

  test('200 a certificate from an unknown authority is reported', async () => {
    const answer = await tryOut({ port: encrypted.port, security: 'STARTTLS', username: '' });
    expect(answer).toMatchObject({ accepted: false, failure: 'CERTIFICATE' });
    expect(answer.answer).toMatch(/certificate/);
  });

  test('200 a server that does not answer is given up after ten seconds', async () => {
    const silent = await listening();
    const start = performance.now();
    const answer = await tryOut({ port: portOf(silent) });
    expect(answer).toMatchObject({ accepted: false, failure: 'TIME_OUT' });
    expect(performance.now() - start).toBeLessThan(13_000);
    silent.close();
  });

  test('MAIL_SERVER_MISSING without a server, MAIL_PASSWORD_REQUIRED when the stored password belongs to another', async () => {
    await keep({});
    await expect(tryOut({ host: '' })).rejects.toMatchObject({ code: 'MAIL_SERVER_MISSING' });
    expect(await tryOut({ password: null })).toMatchObject({ accepted: true });
    for (const changes of [{ port: open.port }, { host: 'mail.test' }, { username: 'x' }])
      await expect(tryOut({ ...changes, password: null })).rejects.toMatchObject({
        code: 'MAIL_PASSWORD_REQUIRED',
        fields: { password: 'MAIL_PASSWORD_REQUIRED' },
      });
  });
});

describe('settings', () => {
  test('200 are saved; the password is never returned, and is sealed and hidden in the audit', async () => {
    await keep({});
    const settings = await shop.office('getMailSettings', {}, chief);
    expect(settings).toMatchObject({ host: '127.0.0.1', username: 'maison', password_kept: true });
    expect(JSON.stringify(settings)).not.toContain(LOGIN.password);
    const [row] = await shop.sql<{ password: string }>('select password from mail_settings');
    expect(row?.password).toMatch(/^sealed\.[0-9a-f]{8}\./);
    shop.clock.set(new Date(Date.parse(shop.clock.now()) + 1000).toISOString());
    await keep({ password: 'un nouveau' });
    const log = await shop.office('listAuditLog', {}, chief);
    expect(log.data[0]).toMatchObject({
      changes: [{ field: 'password', from: '••••', to: '••••' }],
    });
    expect(JSON.stringify(log)).not.toMatch(/un nouveau|le bon mot/);
    const events = await shop.office('listSecurityEvents', {}, chief);
    expect(events.data.map(({ type }) => type)).toContain('mail-server.changed');
  });

  test('200 without a host removes user and password; e-mails are kept again', async () => {
    await keep({});
    const delivered = async () => (await shop.office('getMailStatus', {}, chief)).delivers;
    await expect.poll(delivered).toBe(true);
    await keep({ host: '', password: null });
    await expect.poll(delivered).toBe(false);
    expect(await shop.sql('select username, password from mail_settings')).toEqual([
      { username: '', password: null },
    ]);
  });

  test('MAIL_HOST_PRIVATE for the private network, however it is written; MAIL_PASSWORD_REQUIRED for a user without password', async () => {
    for (const host of ['localhost', '127.0.0.2', '10.0.0.1', '[::1]', '169.254.169.254'])
      await expect(keep({ host })).rejects.toMatchObject({
        code: 'MAIL_HOST_PRIVATE',
        fields: { host: 'MAIL_HOST_PRIVATE' },
      });
    await expect(keep({ host: 'mail.test', password: null })).rejects.toMatchObject({
      code: 'MAIL_PASSWORD_REQUIRED',
    });
    await expect(keep({ host: 'no host' })).rejects.toMatchObject({ fields: { host: 'INVALID' } });
  });

  test('403 without the permission to change the organiser, 401 without a session', async () => {
    const reader = await shop.make.collaborator(organiser, ['organiser-account.read']);
    const refusal = { code: 'NOT_PERMITTED', status: 403 };
    expect((await shop.office('getMailSettings', {}, reader)).port).toBe(server.port);
    await expect(shop.change('updateMailSettings', ours(), reader)).rejects.toMatchObject(refusal);
    await expect(shop.office('sendTestMail', ours(), reader)).rejects.toMatchObject(refusal);
    await expect(shop.office('getMailSettings', {})).rejects.toMatchObject({ status: 401 });
  });
});

test('an e-mail is sent through the organiser’s own server, and the server’s answer is kept', async () => {
  await keep({});
  const delivered = async () => (await shop.office('getMailStatus', {}, chief)).delivers;
  await expect.poll(delivered).toBe(true);
  await shop.make.customer(organiser, { email: 'anne@example.test' });
  await shop.call('requestPasswordLink', { email: 'anne@example.test' });
  await expect
    .poll(() => shop.sql(`select state, answer from sent_mails`))
    .toEqual([{ state: 'SENT', answer: '250 2.0.0 Ok: queued as F4KE' }]);
  expect(server.mails.at(-1)).toMatchObject({ to: 'anne@example.test' });
  expect(server.mails.at(-1)?.raw).toContain('Reply-To: bureau@maison.test');
});

function listening(): Promise<Server> {
  return new Promise((resolve) => {
    const silent = createServer(() => undefined);
    silent.listen(0, '127.0.0.1', () => resolve(silent));
  });
}

function portOf(one: Server): number {
  const address = one.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
