import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
const mails: Mail[] = [];
let purchases = 0;

beforeAll(async () => {
  const mail = takingMail(mails);
  shop = await openShop({ jobs: true, outside: { mail, payments: {} } });
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

/** Text with ordinary spaces, as people read it. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function mailTo(buyer: Buyer, subject: RegExp): Promise<Mail> {
  const mailFound = () => mails.find((one) => one.to === buyer.email && subject.test(one.subject));
  await expect.poll(mailFound).toBeDefined();
  const mail = mailFound();
  if (mail === undefined) throw new Error(`No e-mail to ${buyer.email}`);
  return mail;
}

type Buyer = MadeCustomer & { readonly email: string };

/** A camp with a place, an option and two questions, bought for one participant. */
async function buy(language: Language) {
  purchases += 1;
  const email = `family-${purchases}@example.test`;
  const buyer = { ...(await shop.make.customer(organiser, { language, email })), email };
  const location = await shop.make.location(organiser, { street: 'Rue de la Loi', number: '16' });
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { location_id: location.id });
  const lunch = await shop.make.option(organiser, activity);
  const allergies = await shop.make.question(organiser, activity);
  const size = await shop.make.question(organiser, activity, {
    type: 'CHOICES_SINGLE',
    title: JSON.stringify({ fr: 'Taille du t-shirt', en: 'Size of the t-shirt' }),
    choices: JSON.stringify([{ id: 1, label: { fr: '128 cm', en: '128 cm' } }]),
  });
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        {
          availability_id: camp.id,
          availability_dates: camp.dates.map(({ id }) => id),
          options: lunch.prices.map(({ id }) => ({ price_id: id, content: null })),
          questions: [
            { question_id: allergies.id, content: 'Noix & <amandes>' },
            { question_id: size.id, content: '1' },
          ],
        },
      ],
    },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  return { buyer, cart: cart.cuid };
}

test('an order is confirmed with hours, street, options and their prices, answers, and a calendar', async () => {
  const { buyer, cart } = await buy('fr');
  const { text, html, attachments } = await mailTo(buyer, /confirmée/);
  const lines = plain(text).split('\n');
  expect(lines).toContain('Quand lun. 6 juillet 2026, 11 h – 18 h');
  expect(lines).toContain('Où Piscine, Rue de la Loi 16, 1000 Bruxelles');
  expect(lines).toContain('Repas 5,00 €');
  expect(lines).toContain('Allergies ? Noix & <amandes>');
  expect(lines).toContain('Taille du t-shirt 128 cm');
  expect(lines).toContain('Reste à payer 105,00 €');
  expect(text).toContain('VI.53, 12°');
  expect(text).toContain(`/fr/account/carts/${cart}`);
  expect(html).toContain('Noix &amp; &lt;amandes&gt;');
  expect(attachments.map(({ name }) => name)).toEqual(['calendar.ics']);
  expect(attachments[0]?.bytes.toString()).toContain('SUMMARY:Stage de natation – Léa');
});

test('a receipt goes out with a paid order', async () => {
  const email = 'paid@example.test';
  const buyer = {
    ...(await shop.make.customer(organiser, { email, wallet_amount: 10_000 })),
    email,
  };
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, 10000, 'CORRECTION')`,
    [organiser.id, buyer.id],
  );
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'WALLET', terms: true },
    buyer,
  );
  const { attachments } = await mailTo(buyer, /confirmée/);
  expect(attachments.map(({ name }) => name)).toEqual([
    'calendar.ics',
    `receipt-${cart.reference}.pdf`,
  ]);
  expect(attachments[1]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the confirmation exists in English too', async () => {
  const { buyer } = await buy('en');
  const { text } = await mailTo(buyer, /confirmed/);
  const lines = plain(text).split('\n');
  expect(lines).toContain('When Mon 6 July 2026, 11 am–6 pm');
  expect(lines).toContain('Lunch €5.00');
  expect(lines).toContain('Size of the t-shirt 128 cm');
});

test('a cancellation brings a calendar that removes its dates, and no file is kept for an erased account', async () => {
  const { buyer } = await buy('fr');
  await mailTo(buyer, /confirmée/);
  const [row] = await shop.sql<{ id: string }>(
    'select id from registrations where customer_id = $1',
    [buyer.id],
  );
  await shop.call(
    'cancelRegistration',
    { registration_id: Number(row?.id), message: 'Malade' },
    buyer,
  );
  const { attachments } = await mailTo(buyer, /annulée/);
  expect(attachments[0]?.bytes.toString()).toContain('STATUS:CANCELLED');
  const keptFiles = () =>
    shop.sql(
      `select a.name from mail_attachments a join sent_mails m on m.organiser_id = a.organiser_id and m.id = a.mail_id
       where m.customer_id = $1`,
      [buyer.id],
    );
  expect(await keptFiles()).toHaveLength(2);
  await shop.call('deleteSession', {}, buyer);
  expect(await keptFiles()).toEqual([]);
});
