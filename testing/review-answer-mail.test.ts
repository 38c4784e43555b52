import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workingServerOf } from './working-server.ts';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let anne: MadeCustomer;
let registration: Made;
let review: string;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'customer-reviews.read',
    'customer-reviews.update',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  anne = await shop.make.customer(organiser);
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-01-05'] });
  registration = await shop.make.registration(organiser, anne, { availability_id: camp.id });
  shop.clock.set('2026-01-12T09:00:00.000Z');
  const of = { registration_id: registration.id };
  await shop.call('createReview', { ...of, score: 2, message: 'Trop bruyant', public: true }, anne);
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from reviews where registration_id = $1',
    [registration.id],
  );
  review = row?.cuid ?? '';
  // the jobs of the review itself do not matter here
  await shop.sql('delete from graphile_worker._private_jobs');
});

const answer = (words: string | null) =>
  shop.change('answerReview', { review, answer: words }, staff);

/** Runs all waiting jobs and returns the e-mails about answers to the family. */
async function mails() {
  const server = await workingServerOf(shop);
  const unfinishedJobs = () =>
    shop.sql('select from graphile_worker._private_jobs where attempts < max_attempts');
  await expect.poll(unfinishedJobs).toEqual([]);
  await server.stop();
  return shop.sql<{ subject: string; text: string; html: string }>(
    `select subject, text, html from sent_mails where customer_id = $1 and kind = 'review.answered' order by created_at`,
    [anne.id],
  );
}

test('a family gets one e-mail, for the first answer, and none for an answer that was withdrawn at once', async () => {
  await answer('Oups');
  await answer(null);
  expect(await mails()).toEqual([]);
  await answer('Merci <b>Anne</b>');
  await answer('Merci <i>beaucoup</i>');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/répond à votre avis/u);
  expect(mail?.text).toContain('Merci <i>beaucoup</i>');
  expect(mail?.html).not.toContain('<i>');
  expect(mail?.text).toContain(`/fr/account/registrations/${registration.cuid}`);
  await answer(null);
  await answer('Encore merci');
  expect(await mails()).toHaveLength(1);
});

test('it is in the family’s language', async () => {
  await shop.sql(`update customers set language = 'en' where id = $1`, [anne.id]);
  await answer('Thank you');
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/replies to your review/u);
});
