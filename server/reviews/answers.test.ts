import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'customer-reviews.read',
  'customer-reviews.update',
  'registrations.read',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let anne: MadeCustomer;
let registration: string;
let review: string;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
});
afterAll(() => shop.close());

/** A family with a low opinion of a camp. */
beforeEach(async () => {
  anne = await shop.make.customer(organiser);
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-01-05'] });
  const madeRegistration = await shop.make.registration(organiser, anne, {
    availability_id: camp.id,
    participant_id: anne.participant.id,
  });
  registration = madeRegistration.cuid;
  shop.clock.set('2026-01-12T09:00:00.000Z');
  const content = {
    registration_id: madeRegistration.id,
    score: 2,
    message: 'Trop bruyant',
    public: true,
  };
  await shop.call('createReview', content, anne);
  const of = { registration };
  review = (await shop.office('getOfficeRegistration', of, staff)).review?.cuid ?? '';
});

const answer = (words: string | null, as = staff) =>
  shop.change('answerReview', { review, answer: words }, as);
const getReview = () => shop.office('getOfficeReview', { review }, staff);
const accountAnswer = async () =>
  (await shop.call('getAccountRegistration', { cuid: registration }, anne)).review?.answer;

test('200 answers a review: the family and staff read it, with its author and time', async () => {
  expect(await accountAnswer()).toBeNull();
  await answer('  Merci, nous changeons de salle.\n');
  const text = 'Merci, nous changeons de salle.';
  expect(await accountAnswer()).toEqual({ text, answered_at: '2026-01-12T09:00:00.000Z' });
  const expected = {
    text,
    answered_at: '2026-01-12T09:00:00.000Z',
    by: expect.stringMatching(/\S/u),
  };
  expect((await getReview()).answer).toEqual(expected);
  const of = { registration };
  expect((await shop.office('getOfficeRegistration', of, staff)).review?.answer).toEqual(expected);
});

test('200 changes and deletes an answer; the log records each change, and none when nothing changed', async () => {
  await answer('Merci');
  shop.clock.set('2026-01-13T09:00:00.000Z');
  await answer('Merci !');
  await answer('Merci !');
  expect((await getReview()).answer).toMatchObject({
    text: 'Merci !',
    answered_at: '2026-01-13T09:00:00.000Z',
  });
  await answer(null);
  await answer(null);
  expect([(await getReview()).answer, await accountAnswer()]).toEqual([null, null]);
  const logged = await shop.sql<{ action: string; changes: object }>(
    'select action, changes from audit_log where entity_cuid = $1 order by version',
    [review],
  );
  expect(logged).toEqual([
    { action: 'customer-reviews.update', changes: { answer: { from: null, to: 'Merci' } } },
    { action: 'customer-reviews.update', changes: { answer: { from: 'Merci', to: 'Merci !' } } },
    { action: 'customer-reviews.update', changes: { answer: { from: 'Merci !', to: null } } },
  ]);
});

test('staff find answered reviews, unanswered ones, and first those that need an answer', async () => {
  const isFound = async (filter: 'ANSWERED' | 'UNANSWERED' | 'TO_ANSWER') =>
    (await shop.office('listOfficeReviews', { answer: filter }, staff)).data.some(
      ({ cuid }) => cuid === review,
    );
  const all = async () => [
    await isFound('ANSWERED'),
    await isFound('UNANSWERED'),
    await isFound('TO_ANSWER'),
  ];
  expect(await all()).toEqual([false, true, true]);
  await shop.sql('update reviews set score = 3 where cuid = $1', [review]);
  expect(await all()).toEqual([false, true, false]);
  await answer('Merci');
  expect(await all()).toEqual([true, false, false]);
});

test('409 for a family with an erased account, whose answer went with its review', async () => {
  await answer('Merci Anne');
  await shop.call('deleteSession', { confirmation: 'annedubois' }, anne);
  expect(await getReview()).toMatchObject({ message: null, answer: null });
  await expect(answer('Encore merci')).rejects.toMatchObject({
    code: 'REVIEW_AUTHOR_LEFT',
    status: 409,
  });
  const { data } = await shop.office('listOfficeReviews', { answer: 'TO_ANSWER' }, staff);
  expect(data.map(({ cuid }) => cuid)).not.toContain(review);
});

test('404 for an unknown review, 403 without the permission, 400 for blanks and for too long a text; nothing changes', async () => {
  const reader = await shop.make.collaborator(organiser, ['customer-reviews.read']);
  await expect(answer('Merci', reader)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  await expect(
    shop.change('answerReview', { review: 'cnothing', answer: 'Merci' }, staff),
  ).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND', status: 404 });
  const elsewhere = await shop.make.organiser({}, 'elsewhere.test');
  const stranger = await shop.make.collaborator(elsewhere, RIGHTS);
  await expect(answer('Merci', stranger)).rejects.toMatchObject({ status: 404 });
  for (const words of [' \n', 'x'.repeat(2_001)])
    await expect(answer(words)).rejects.toMatchObject({ status: 400 });
  expect(await getReview()).toMatchObject({ answer: null, version: 1 });
});
