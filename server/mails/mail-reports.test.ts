import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const SECRET = 'only the mail server knows this';
const DOMAIN = 'bounces.test';
let shop: Shop;
let organiser: Made;
let anne: Made;
let chief: Made & { token: string };
let server: MailServer;
let returnPath = '';
let count = 0;

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({
    jobs: true,
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    server: { mailReports: { domain: DOMAIN, secret: SECRET } },
  });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});
beforeEach(async () => {
  const email = `anne${++count}@example.test`;
  anne = await shop.make.customer(organiser, { email });
  await shop.call('requestPasswordLink', { email });
  await isSent();
  returnPath = server.mails.find(({ to }) => to === email)?.from ?? '';
});

const isSent = async () => {
  await expect.poll(async () => (await state())?.state).toBe('SENT');
};
const state = async () => {
  const [mail] = await shop.sql<{ state: string; failure: string | null; answer: string }>(
    `select state, failure, coalesce(error, answer) as answer from sent_mails where customer_id = $1`,
    [anne.id],
  );
  return mail;
};
const refusal = async () => {
  const { email_refused } = await shop.office('getOfficeCustomer', { customer: anne.cuid }, chief);
  return email_refused;
};

function reportOf(changes: { action?: string; status?: string; to?: string; id?: string } = {}) {
  const { action = 'failed', status = '5.1.1', to = returnPath, id = 'one' } = changes;
  return [
    'From: MAILER-DAEMON@mx.example.org',
    `To: ${to}`,
    `Message-ID: <${id}@mx.example.org>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="X"',
    '',
    '--X',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--X',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; anne@example.test',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} no such user`,
    '',
    '--X',
    'Content-Type: message/rfc822',
    '',
    `Subject: ${'a long e-mail '.repeat(100)}`,
    '',
    '--X--',
  ].join('\r\n');
}

const send = (body: BodyInit, secret = SECRET, query = '') =>
  shop.fetch('back-office', `/mail-reports${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body,
  });
const answerTo = async (body: BodyInit, query = '') => {
  const answer = await send(body, SECRET, query);
  return [answer.status, await answer.text()];
};

test('an e-mail has its own return path for reports, in lower case and short enough', () => {
  expect(returnPath).toMatch(/^b-[0-9a-z]+-[0-9a-z]+-[0-9a-f]{32}@bounces\.test$/);
  expect(returnPath.split('@')[0]?.length).toBeLessThan(65);
  expect(server.mails.at(-1)?.raw).not.toContain(DOMAIN);
});

describe('a report', () => {
  test('of an unknown address marks the e-mail and the family, in the server’s words', async () => {
    expect(await answerTo(reportOf({ to: returnPath.toUpperCase() }))).toEqual([200, 'Noted']);
    const words = '550 5.1.1 no such user';
    expect(await state()).toEqual({
      state: 'REFUSED',
      failure: 'ADDRESS_REFUSED',
      answer: words,
    });
    expect(await refusal()).toEqual({ at: shop.clock.now(), answer: words });
  });

  test('twice, even after the e-mail was sent again, has one effect', async () => {
    const report = reportOf();
    await answerTo(report);
    await shop.sql(`update sent_mails set state = 'SENT', error = null where customer_id = $1`, [
      anne.id,
    ]);
    await shop.sql(`update customers set email_refused_at = null where id = $1`, [anne.id]);
    expect(await answerTo(report)).toEqual([200, 'Nothing to note']);
    expect(await state()).toMatchObject({ state: 'SENT' });
    expect(await refusal()).toBeNull();
    expect(await answerTo(reportOf({ id: 'another' }))).toEqual([200, 'Noted']);
  });

  test('of two at once is noted once', async () => {
    const report = reportOf();
    const answers = await Promise.all([answerTo(report), answerTo(report), answerTo(report)]);
    expect(answers.filter(([, words]) => words === 'Noted')).toHaveLength(1);
  });

  test('about a former address leaves the family alone', async () => {
    await shop.sql(`update customers set email = 'new@example.test' where id = $1`, [anne.id]);
    await answerTo(reportOf());
    expect(await state()).toMatchObject({ state: 'REFUSED' });
    expect(await refusal()).toBeNull();
  });

  test.each([
    ['a full mailbox', 'failed', '5.2.2', 'FAILED', 'MESSAGE_REFUSED'],
    ['a policy', 'failed', '5.7.1', 'FAILED', 'MESSAGE_REFUSED'],
    ['giving up after days', 'failed', '4.4.7', 'FAILED', 'DELAYED'],
  ])('of %s marks the e-mail only', async (_, action, status, expectedState, failure) => {
    await answerTo(reportOf({ action, status }));
    expect(await state()).toMatchObject({ state: expectedState, failure });
    expect(await refusal()).toBeNull();
  });

  test('of a delay is only noted; one of a delivery not even that', async () => {
    expect(await answerTo(reportOf({ action: 'delivered', status: '2.0.0' }))).toEqual([
      200,
      'Nothing to note',
    ]);
    expect(await answerTo(reportOf({ action: 'delayed', status: '4.4.1' }))).toEqual([
      200,
      'Noted',
    ]);
    expect(await state()).toMatchObject({ state: 'SENT', answer: '550 4.4.1 no such user' });
    expect(await refusal()).toBeNull();
  });

  test('is found by the address in the call when no header has it', async () => {
    const query = `?recipient=${encodeURIComponent(returnPath)}`;
    expect(await answerTo(reportOf({ to: 'undisclosed' }), query)).toEqual([200, 'Noted']);
  });

  test('that is cut, or has a large e-mail attached, is still read', async () => {
    const whole = reportOf();
    expect(await answerTo(whole + 'x'.repeat(5_000_000))).toEqual([200, 'Noted']);
  });
});

describe('refusals', () => {
  test('400 for an address that we never gave, of this e-mail or another, at this domain or another', async () => {
    const [local = ''] = returnPath.split('@');
    const last = local.at(-1) === '0' ? '1' : '0';
    const other = local.replace(/^b-\w+/, 'b-1');
    for (const to of [`${local.slice(0, -1)}${last}@${DOMAIN}`, `${other}@${DOMAIN}`])
      expect(await answerTo(reportOf({ to }))).toEqual([400, 'Not an e-mail of ours']);
    expect((await answerTo(reportOf({ to: `${local}@elsewhere.test` })))[0]).toBe(400);
    expect((await answerTo('nothing of the kind'))[0]).toBe(400);
    expect(await state()).toMatchObject({ state: 'SENT' });
  });

  test('401 without the secret, or with another', async () => {
    for (const secret of ['', 'another', SECRET.slice(0, -1)])
      expect((await send(reportOf(), secret)).status).toBe(401);
    expect(await state()).toMatchObject({ state: 'SENT' });
  });

  test('200 an answer by a person or a machine to that address is ignored', async () => {
    const answer = `From: anne@example.test\r\nTo: ${returnPath}\r\n\r\nJe suis en vacances.`;
    expect(await answerTo(answer)).toEqual([200, 'Not a report: left alone']);
  });

  test('413 for anything larger than any e-mail', async () => {
    expect((await send(Buffer.alloc(26 * 1024 * 1024))).status).toBe(413);
  });
});

test('none of it exists unless the operator configured it', async () => {
  const without = await openShop();
  const answer = await without.fetch('back-office', '/mail-reports', { method: 'POST' });
  expect(answer.status).toBe(404);
  await without.close();
});
