import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
  'customer-reviews.read',
  'customer-reviews.update',
  'collaborator-logs.read',
];
const BEFORE = '2026-01-12T08:59:59.999Z';
const STARTED = '2026-01-12T09:00:00.000Z';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let anne: MadeCustomer;
let camp: MadeAvailability;
let registration: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
});
afterAll(() => shop.close());

/** A family at a camp of two days, of which it chose the second, which has just started. */
beforeEach(async () => {
  anne = await shop.make.customer(organiser);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-01-09', '2026-01-12'],
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
  registration = await register(anne, camp);
  shop.clock.set(STARTED);
});

async function register(family: MadeCustomer, to: MadeAvailability): Promise<Made> {
  const of = { customer: family.cuid, participant: family.participant.cuid, availability: to.cuid };
  const { cuid } = await shop.office(
    'registerByStaff',
    { ...of, date_ids: to.dates.slice(-1).map(({ id }) => id) },
    staff,
  );
  const [row] = await shop.sql<{ id: string }>('select id from registrations where cuid = $1', [
    cuid,
  ]);
  return { cuid, id: Number(row?.id) };
}

const give = (changes: object = {}, as: MadeCustomer = anne) =>
  shop.call(
    'createReview',
    {
      registration_id: registration.id,
      score: 4,
      message: 'Super semaine',
      public: true,
      ...changes,
    },
    as,
  );
const change = (review_id: number, changes: object = {}, as: MadeCustomer = anne) =>
  shop.call(
    'updateReview',
    { review_id, registration_id: registration.id, score: 2, message: null, ...changes },
    as,
  );
const accountReview = async (as: MadeCustomer = anne) => {
  const { review, reviewable } = await shop.call(
    'getAccountRegistration',
    { cuid: registration.cuid },
    as,
  );
  return { review, reviewable };
};
const idOf = async () => (await accountReview()).review?.id ?? 0;

test('200 gives a review once the chosen date has started, and shows it in the account', async () => {
  expect(await accountReview()).toEqual({ review: null, reviewable: true });
  expect(await give({ score: 4.5, message: '  Super semaine !\n' })).toEqual({
    message: 'Merci ! Votre avis est enregistré.',
  });
  const review = {
    id: expect.any(Number),
    score: 4.5,
    message: 'Super semaine !',
    private: false,
    answer: null,
  };
  expect(await accountReview()).toEqual({ review, reviewable: false });
});

test.each([0, 5])(
  '200 accepts a score of %s alone; it is private unless public, and blanks are no message',
  async (score) => {
    await give({ score, public: false, message: ' \n ' });
    expect((await accountReview()).review).toMatchObject({ score, message: null, private: true });
  },
);

test('400 for a score outside 0 to 5, a missing one, and too long a message', async () => {
  const refusal = (field: string) => ({
    code: 'INVALID_REQUEST',
    status: 400,
    fields: { [field]: expect.any(String) },
  });
  await expect(give({ score: 5.1 })).rejects.toMatchObject(refusal('score'));
  await expect(give({ score: -1 })).rejects.toMatchObject(refusal('score'));
  await expect(give({ score: undefined })).rejects.toMatchObject(refusal('score'));
  await expect(give({ message: 'x'.repeat(2_001) })).rejects.toMatchObject(refusal('message'));
  expect(await accountReview()).toEqual({ review: null, reviewable: true });
});

test('409 before the chosen date has started, though another has', async () => {
  shop.clock.set(BEFORE);
  expect(await accountReview()).toEqual({ review: null, reviewable: false });
  await expect(give()).rejects.toMatchObject({ code: 'REVIEW_TOO_EARLY', status: 409 });
});

test('409 for a cancelled registration', async () => {
  await shop.office(
    'cancelOfficeRegistration',
    { registration: registration.cuid, message: 'Fermé' },
    staff,
  );
  await expect(give()).rejects.toMatchObject({
    code: 'REVIEW_OF_CANCELLED_REGISTRATION',
    status: 409,
  });
  expect(await accountReview()).toEqual({ review: null, reviewable: false });
});

test('409 twice, also when both come at once', async () => {
  const both = await Promise.allSettled([
    give({ score: 1 }),
    give({ score: 1 }),
    give({ score: 1 }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(give()).rejects.toMatchObject({ code: 'REVIEW_ALREADY_GIVEN', status: 409 });
  expect((await accountReview()).review?.score).toBe(1);
});

test('404 for another family’s registration, 401 without a session', async () => {
  const ben = await shop.make.customer(organiser);
  const unknown = { code: 'REGISTRATION_NOT_FOUND', status: 404 };
  await expect(give({}, ben)).rejects.toMatchObject(unknown);
  await expect(give({ registration_id: 7 })).rejects.toMatchObject(unknown);
  await expect(
    shop.call('createReview', { registration_id: registration.id, score: 4 }),
  ).rejects.toMatchObject({ status: 401 });
});

test('200 changes score and message and nothing else, even once the registration is cancelled', async () => {
  await give({ public: false });
  await shop.office(
    'cancelOfficeRegistration',
    { registration: registration.cuid, message: 'Fermé' },
    staff,
  );
  const id = await idOf();
  expect(await change(id, { score: 3, message: 'Finalement moins bien', public: true })).toEqual({
    message: 'Votre avis a été modifié.',
  });
  expect((await accountReview()).review).toEqual({
    id,
    score: 3,
    message: 'Finalement moins bien',
    private: true,
    answer: null,
  });
  await change(id);
  expect((await accountReview()).review).toEqual({
    id,
    score: 2,
    message: null,
    private: true,
    answer: null,
  });
});

test('404 for a review of another family, or of another registration; nothing changes', async () => {
  await give();
  const id = await idOf();
  const ben = await shop.make.customer(organiser);
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const other = await register(
    anne,
    await shop.make.availability(organiser, await shop.make.activity(organiser), {
      days: ['2026-01-13'],
    }),
  );
  shop.clock.set(STARTED);
  const unknown = { code: 'REVIEW_NOT_FOUND', status: 404 };
  await expect(change(id, {}, ben)).rejects.toMatchObject(unknown);
  await expect(change(id, { registration_id: other.id })).rejects.toMatchObject(unknown);
  await expect(change(7)).rejects.toMatchObject(unknown);
  expect((await accountReview()).review).toMatchObject({ score: 4, message: 'Super semaine' });
});

test('a deleted account leaves the score and removes the message', async () => {
  await give();
  await shop.call('deleteSession', { confirmation: 'annedubois' }, anne);
  const rows = await shop.sql(
    'select score, message, private from reviews where customer_id = $1',
    [anne.id],
  );
  expect(rows).toEqual([{ score: 4, message: null, private: false }]);
  const { data } = await shop.office(
    'listOfficeReviews',
    { activity: await activityOf(camp) },
    staff,
  );
  expect(data).toMatchObject([{ score: 4, message: null, customer: { name: '—' } }]);
});

const activityOf = async ({ id }: Made) => {
  const [row] = await shop.sql<{ cuid: string }>(
    'select v.cuid from activities v join availabilities a on a.activity_id = v.id where a.id = $1',
    [id],
  );
  return row?.cuid ?? '';
};

test('staff read reviews, the newest first, with the average of the filtered ones', async () => {
  const ben = await shop.make.customer(organiser, {
    firstname: 'Zacharie',
    lastname: 'Quertinmont',
  });
  const title = JSON.stringify({ fr: 'Poterie xylophage', en: 'Pottery' });
  const pottery = await shop.make.availability(
    organiser,
    await shop.make.activity(organiser, { title }),
    { days: ['2026-01-12'] },
  );
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const second = await register(ben, pottery);
  shop.clock.set('2026-01-12T09:30:00.000Z');
  await give({ score: 5, message: 'Une équipe formidablement drôle' });
  shop.clock.set('2026-01-12T10:00:00.000Z');
  await give({ registration_id: second.id, score: 2.5, message: null, public: false }, ben);
  const list = (request: object) => shop.office('listOfficeReviews', request, staff);
  const poterie = await activityOf(pottery);
  const natation = await activityOf(camp);
  expect(await list({ activity: poterie })).toEqual({
    count: 1,
    average_score: 2.5,
    data: [
      {
        cuid: expect.any(String),
        version: 1,
        score: 2.5,
        message: null,
        visibility: 'PRIVATE',
        created_at: '2026-01-12T10:00:00.000Z',
        updated_at: '2026-01-12T10:00:00.000Z',
        answer: null,
        customer: {
          cuid: ben.cuid,
          name: 'Zacharie Quertinmont',
        },
        participant_name: 'Léa Dubois',
        activity_title: 'Poterie xylophage',
        registration: {
          cuid: second.cuid,
          start_at: '2026-01-12T09:00:00.000Z',
        },
      },
    ],
  });
  const scores = async (request: object) => (await list(request)).data.map(({ score }) => score);
  expect((await scores({})).slice(0, 2)).toEqual([2.5, 5]);
  expect(await scores({ search: 'xylo' })).toEqual([2.5]);
  expect(await scores({ search: 'zacharie' })).toEqual([2.5]);
  expect(await scores({ search: 'FORMIDABLE drole' })).toEqual([5]);
  expect(await scores({ search: 'personne' })).toEqual([]);
  expect(await scores({ activity: poterie, score: 2 })).toEqual([2.5]);
  expect(await scores({ activity: poterie, score: 3 })).toEqual([]);
  expect(await scores({ activity: natation, score: 5 })).toEqual([5]);
  const monday = { created_from: '2026-01-12', created_to: '2026-01-12' };
  expect(await list({ activity: poterie, ...monday })).toMatchObject({
    count: 1,
    average_score: 2.5,
  });
  expect(await list({ activity: poterie, created_to: '2026-01-11' })).toMatchObject({
    count: 0,
    average_score: null,
  });
  expect(await list({ activity: poterie, score: 3 })).toEqual({
    data: [],
    count: 0,
    average_score: null,
  });
  const all = await list({ page_size: 1, page_number: 2 });
  expect(all.data).toMatchObject([{ score: 5 }]);
  const [row] = await shop.sql<{ count: number; average: number }>(
    'select count(*)::int, avg(score) as average from reviews',
  );
  expect(all).toMatchObject({ count: row?.count, average_score: row?.average });
});

test('staff open one review, and see it with its registration; 404 for an unknown one, 403 and nothing without the permission', async () => {
  await give();
  const of = { registration: registration.cuid };
  const { review } = await shop.office('getOfficeRegistration', of, staff);
  expect(review).toMatchObject({
    score: 4,
    message: 'Super semaine',
    visibility: 'SHOWABLE',
    created_at: STARTED,
  });
  const cuid = review?.cuid ?? '';
  expect(await shop.office('getOfficeReview', { review: cuid }, staff)).toMatchObject({
    cuid,
    registration: { cuid: registration.cuid },
  });
  const unknown = shop.office('getOfficeReview', { review: 'cnothing' }, staff);
  await expect(unknown).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND', status: 404 });
  const coach = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(shop.office('getOfficeReview', { review: cuid }, coach)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  await expect(shop.office('listOfficeReviews', {}, coach)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  expect((await shop.office('getOfficeRegistration', of, coach)).review).toBeNull();
});

test('200 hides a review and shows it again; its author always sees it, and the log names the collaborator', async () => {
  await give();
  const getRegistration = () =>
    shop.office('getOfficeRegistration', { registration: registration.cuid }, staff);
  const review = (await getRegistration()).review?.cuid ?? '';
  const activity = await activityOf(camp);
  const countFound = async (visibility: 'SHOWABLE' | 'HIDDEN' | 'PRIVATE') =>
    (await shop.office('listOfficeReviews', { activity, visibility }, staff)).count;
  await shop.change('updateOfficeReview', { review, hidden: true }, staff);
  await shop.change('updateOfficeReview', { review, hidden: true }, staff);
  expect([
    (await getRegistration()).review?.visibility,
    await countFound('HIDDEN'),
    await countFound('SHOWABLE'),
  ]).toEqual(['HIDDEN', 1, 0]);
  expect((await accountReview()).review).toMatchObject({
    score: 4,
    message: 'Super semaine',
    private: false,
  });
  await change(await idOf(), { score: 1 });
  expect((await shop.office('getOfficeReview', { review }, staff)).visibility).toBe('HIDDEN');
  await shop.change('updateOfficeReview', { review, hidden: false }, staff);
  expect([
    await countFound('HIDDEN'),
    await countFound('SHOWABLE'),
    await countFound('PRIVATE'),
  ]).toEqual([0, 1, 0]);
  const logged = await shop.sql<{ changes: object }>(
    'select changes from audit_log where entity_cuid = $1 order by id',
    [review],
  );
  expect(logged.map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      { hidden: { from: false, to: true } },
      { hidden: { from: true, to: false } },
    ]),
  );
  expect(logged).toHaveLength(2);
});

test('409 for a review that its author keeps private, 404 for an unknown one, 403 without the permission', async () => {
  await give({ public: false });
  const review =
    (await shop.office('getOfficeRegistration', { registration: registration.cuid }, staff)).review
      ?.cuid ?? '';
  const hide = (of: string, as = staff) =>
    shop.change('updateOfficeReview', { review: of, hidden: true }, as);
  await expect(hide(review)).rejects.toMatchObject({ code: 'REVIEW_PRIVATE', status: 409 });
  await expect(hide('cnothing')).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND', status: 404 });
  const reader = await shop.make.collaborator(organiser, ['customer-reviews.read']);
  await expect(hide(review, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
});
