import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let activity: Made;

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
  activity = await shop.make.activity(organiser);
});

interface Said {
  readonly score: number;
  readonly message?: string | null;
  readonly public?: boolean;
  readonly at?: string;
  readonly by?: { readonly firstname: string; readonly lastname: string };
}

/** Makes a review by a family that attended; returns the family and its review. */
async function tell({ at = '2026-02-02T10:00:00.000Z', ...content }: Said) {
  const family = await shop.make.customer(organiser, content.by ?? {});
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-01-12'] });
  const registration = await shop.make.registration(organiser, family, {
    availability_id: camp.id,
    participant_id: family.participant.id,
  });
  shop.clock.set(at);
  const { score, message = null, public: isPublic = true } = content;
  await shop.call(
    'createReview',
    { registration_id: registration.id, score, message, public: isPublic },
    family,
  );
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from reviews where registration_id = $1',
    [registration.id],
  );
  return { family, registration, review: row?.cuid ?? '' };
}

const list = (request: object = {}) =>
  shop.call('listActivityReviews', { activity: activity.cuid, ...request });

test('200 lists the newest first, with first name and initial, the answer, the number and the mean', async () => {
  expect(await list()).toEqual({ data: [], count: 0, average_score: null });
  const anne = { firstname: 'Anne', lastname: 'dubois' };
  const { review } = await tell({ score: 5, message: 'Super <b>!</b>', by: anne });
  await tell({ score: 4, at: '2026-03-02T10:00:00.000Z' });
  await shop.change('answerReview', { review, answer: 'Merci Anne' }, staff);
  expect(await list()).toEqual({
    count: 2,
    average_score: 4.5,
    data: [
      {
        cuid: expect.any(String),
        author: expect.stringMatching(/^\S+ \S\.$/u),
        created_at: '2026-03-02T10:00:00.000Z',
        score: 4,
        message: null,
        answer: null,
      },
      {
        cuid: review,
        author: 'Anne D.',
        created_at: '2026-02-02T10:00:00.000Z',
        score: 5,
        message: 'Super <b>!</b>',
        answer: 'Merci Anne',
      },
    ],
  });
});

test('200 lists no private or hidden review, and none of another activity', async () => {
  await tell({ score: 0, message: 'Privé', public: false });
  const { review } = await tell({ score: 1, message: 'Caché' });
  await shop.change('updateOfficeReview', { review, hidden: true }, staff);
  const nothing = { data: [], count: 0, average_score: null };
  expect(await list()).toEqual(nothing);
  await shop.change('updateOfficeReview', { review, hidden: false }, staff);
  expect(await list()).toMatchObject({ count: 1, average_score: 1, data: [{ message: 'Caché' }] });
  activity = await shop.make.activity(organiser);
  expect(await list()).toEqual(nothing);
});

test('a review of an erased family loses name and words, and keeps its score', async () => {
  const by = { firstname: 'Zacharie', lastname: 'Quertinmont' };
  const { family, review } = await tell({ score: 2, message: 'Je suis Zacharie', by });
  await shop.change('answerReview', { review, answer: 'Merci Zacharie' }, staff);
  await shop.call('deleteSession', { confirmation: 'zachariequertinmont' }, family);
  const reviews = await list();
  expect(reviews).toMatchObject({
    count: 1,
    average_score: 2,
    data: [{ author: null, message: null, answer: null }],
  });
  expect(JSON.stringify(reviews)).not.toContain('Zacharie');
});

test('each page continues after the one before, and counts all', async () => {
  for (const day of ['02', '03', '04'])
    await tell({ score: Number(day), at: `2026-02-${day}T10:00:00.000Z` });
  const scores = async (request: object) => (await list(request)).data.map(({ score }) => score);
  expect(await scores({ page_size: 2 })).toEqual([4, 3]);
  expect(await scores({ page_size: 2, page_number: 2 })).toEqual([2]);
  expect(await list({ page_size: 2, page_number: 9 })).toEqual({
    data: [],
    count: 3,
    average_score: 3,
  });
});

test('moving a registration does not take its words to another activity', async () => {
  const { registration } = await tell({ score: 4, message: 'Superbe poterie' });
  const other = await shop.make.activity(organiser);
  const elsewhere = await shop.make.availability(organiser, other, { days: ['2026-05-04'] });
  await shop.sql('update registrations set availability_id = $2 where id = $1', [
    registration.id,
    elsewhere.id,
  ]);
  expect((await list()).count).toBe(1);
  expect((await list({ activity: other.cuid })).count).toBe(0);
});

test('404 for an activity that does not exist, is not published, or is another organiser’s', async () => {
  await tell({ score: 4 });
  const unknown = { code: 'ACTIVITY_NOT_FOUND', status: 404 };
  await expect(list({ activity: 'nothing' })).rejects.toMatchObject(unknown);
  await shop.sql('update activities set published = false where id = $1', [activity.id]);
  await expect(list()).rejects.toMatchObject(unknown);
});
