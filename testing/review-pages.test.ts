import { connect } from '@ribambelle/database/connect.ts';
import { openShop, type Shop } from './shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let client: Awaited<ReturnType<typeof connect>>;
const notices: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  client = await connect(shop.databaseUrl);
  client.on('notification', ({ payload }) => notices.push(payload ?? ''));
  await client.query('listen pages_changed');
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

test('kept pages are dropped when a review is created, changed, answered or hidden, or its family is erased', async () => {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, ['customer-reviews.update']);
  const activity = await shop.make.activity(organiser);
  const family = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-01-05'] });
  const registration = await shop.make.registration(organiser, family, {
    availability_id: camp.id,
  });
  shop.clock.set('2026-01-12T09:00:00.000Z');
  const registration_id = registration.id;
  const row = async () => {
    const [review_row] = await shop.sql<{ id: string; cuid: string }>(
      'select id, cuid from reviews',
    );
    return { id: Number(review_row?.id), cuid: review_row?.cuid ?? '' };
  };
  /** Returns the messages to the keepers of pages while this is done. */
  const noticesOf = async (act: () => Promise<unknown>) => {
    await client.query('select 1');
    notices.length = 0;
    await act();
    await client.query('select 1');
    return notices;
  };
  const ours = [String(organiser.id)];
  const give = { registration_id, score: 4, message: null, public: true };
  expect(await noticesOf(() => shop.call('createReview', give, family))).toEqual(ours);
  const { id: review_id, cuid: review } = await row();
  const change = { review_id, registration_id, score: 3, message: null };
  expect(await noticesOf(() => shop.call('updateReview', change, family))).toEqual(ours);
  const answer = { review, answer: 'Merci' };
  expect(await noticesOf(() => shop.change('answerReview', answer, staff))).toEqual(ours);
  const hide = { review, hidden: true };
  expect(await noticesOf(() => shop.change('updateOfficeReview', hide, staff))).toEqual(ours);
  const leave = () => shop.call('deleteSession', { confirmation: 'annedubois' }, family);
  expect(await noticesOf(leave)).toContain(ours[0]);
});
