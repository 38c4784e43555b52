import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let server: MailServer;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, smtpUrl: `smtp://127.0.0.1:${server.port}` });
  organiser = await shop.make.organiser({ email: 'bonjour@maison.test' });
  activity = await shop.make.activity(organiser);
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});

async function buy(
  email: string,
  columns: object = {},
): Promise<MadeCustomer & { cuid: string; reference: string }> {
  const buyer = await shop.make.customer(organiser, { email, ...columns });
  const camp = await shop.make.availability(organiser, activity);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  return { ...buyer, cuid: cart.cuid, reference: cart.reference };
}

const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

async function arrived(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
  return mailsTo(email)[0]?.raw ?? '';
}

/** Quoted-printable text as people read it. */
function readable(raw: string): string {
  const oneLine = raw.replaceAll('=\r\n', '');
  return Buffer.from(
    oneLine.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');
}

test('a confirmed cart is announced in the customer’s language, with how to transfer and a QR code', async () => {
  const buyer = await buy('anne@example.test', { language: 'en' });
  const raw = await arrived('anne@example.test');
  const mail = readable(raw);
  expect(mail).toContain('Subject: Maison des enfants: your registration is confirmed');
  expect(mail).toContain('Swimming camp');
  expect(mail).toMatch(/Mon 6 July 2026, 11\sam/);
  expect(mail).toContain('BE68539007547034');
  expect(mail).toMatch(
    new RegExp(String.raw`\+\+\+${buyer.reference.slice(0, 3)}/\d{4}/\d{5}\+\+\+`),
  );
  expect(mail).toContain('image/png');
  const keptMails = async () =>
    (
      await shop.sql('select state, kind, recipient from sent_mails where customer_id = $1', [
        buyer.id,
      ])
    )[0];
  await expect
    .poll(keptMails)
    .toEqual({ state: 'SENT', kind: 'cart.processed', recipient: 'anne@example.test' });
});

test('a registration by staff is announced with its own communication', async () => {
  const family = await shop.make.customer(organiser, { email: 'phone@example.test' });
  const camp = await shop.make.availability(organiser, activity);
  const staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'payments.read',
  ]);
  const wish = {
    customer: family.cuid,
    participant: family.participant.cuid,
    availability: camp.cuid,
    date_ids: camp.dates.map(({ id }) => id),
  };
  const { cuid } = await shop.office('registerByStaff', wish, staff);
  const { communication } = await shop.office(
    'getOfficeRegistration',
    { registration: cuid },
    staff,
  );
  const mail = readable(await arrived('phone@example.test'));
  expect(mail).toContain(communication);
  expect(mail).toContain('image/png');
});

test('a cancelled registration is announced in French', async () => {
  const buyer = await buy('paul@example.test');
  const [row] = await shop.sql<{ id: string }>(
    'select id from registrations where customer_id = $1',
    [buyer.id],
  );
  await arrived('paul@example.test');
  await shop.call(
    'cancelRegistration',
    { registration_id: Number(row?.id), message: 'Malade' },
    buyer,
  );
  await expect.poll(() => mailsTo('paul@example.test').length).toBe(2);
  const mail = readable(mailsTo('paul@example.test')[1]?.raw ?? '');
  expect(mail).toContain('est annulée');
  expect(mail).toContain('Malade');
});

test('after the mail server is killed and comes back, exactly one e-mail arrives', async () => {
  const { port } = server;
  await server.kill();
  await buy('late@example.test');
  const state = async () =>
    (
      await shop.sql(
        `select state, error is not null as failed from sent_mails where recipient = 'late@example.test'`,
      )
    )[0];
  await expect.poll(state).toEqual({ state: 'QUEUED', failed: true });
  server = await startMailServer(port);
  await arrived('late@example.test');
  await expect.poll(state).toEqual({ state: 'SENT', failed: false });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(mailsTo('late@example.test')).toHaveLength(1);
});
