import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = '2026-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let chief: { token: string };
let family: MadeCustomer;
let sister: Made;
let camp: MadeAvailability;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  const rights = [
    'registrations.create',
    'registrations.read',
    'registrations.replace',
    'registrations.cancel',
    'payments.read',
    'participants.read',
  ] as const;
  staff = await shop.make.collaborator(organiser, [...rights]);
  chief = await shop.make.collaborator(organiser, [...rights, 'registrations.overbook']);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  shop.clock.set(NOW);
  activity = await shop.make.activity(organiser, { age_minimum: 4, age_maximum: 12 });
  family = await shop.make.customer(organiser);
  sister = await shop.make.participant(organiser, family, { firstname: 'Zoé' });
  camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'], capacity: 1 });
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const register = async (participant: Made = family.participant, more: object = {}) =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
        ...more,
      },
      chief,
    )
  ).cuid;
const getRegistration = (registration: string) =>
  shop.office('getOfficeRegistration', { registration }, staff);
const replace = async (
  registration: string,
  more: Partial<Ask<'replaceParticipant'>> = {},
  as = staff,
) =>
  shop.office(
    'replaceParticipant',
    { registration, participant: sister.cuid, version: 1, ...more },
    as,
  );
const preview = (
  registration: string,
  more: Partial<Ask<'previewParticipantReplacement'>> = {},
  as = staff,
) =>
  shop.office(
    'previewParticipantReplacement',
    { registration, participant: sister.cuid, ...more },
    as,
  );
async function expectBoth(
  cuid: string,
  choice: Partial<Ask<'replaceParticipant'>>,
  code: string,
): Promise<void> {
  await expect(preview(cuid, choice)).rejects.toMatchObject({ code });
  await expect(replace(cuid, choice)).rejects.toMatchObject({ code });
}

test('200 the place passes to the new participant: places and money do not change, however full it is', async () => {
  const cuid = await register();
  await register(await shop.make.participant(organiser, family), { overbook: true });
  expect(await preview(cuid)).toMatchObject({
    total_amount: 10_000,
    difference: 0,
    objection: null,
    bundle_returned: false,
  });
  expect(await replace(cuid, { total_amount: 10_000 })).toMatchObject({ credit_amount: 0 });
  expect(await getRegistration(cuid)).toMatchObject({
    participant: { cuid: sister.cuid },
    version: 2,
  });
  const account = await shop.call('getAccountRegistration', { cuid }, family);
  expect(account.participant.cuid).toBe(sister.cuid);
  expect(await shop.sql('select registered from availabilities where id = $1', [camp.id])).toEqual([
    { registered: 2 },
  ]);
  expect(
    await shop.sql(`select count(*)::integer as lines from receivable_lines l join registrations r
      on r.receivable_id = l.receivable_id where r.cuid = '${cuid}'`),
  ).toEqual([{ lines: 1 }]);
  const [audit] = await shop.sql(
    `select changes from audit_log where entity_cuid = $1 and action = 'registrations.replace'`,
    [cuid],
  );
  expect(audit).toMatchObject({
    changes: { participant: { to: expect.stringMatching(/^Zoé/) } },
  });
});

test('200 the participant’s answers are asked again, the family’s answers stay', async () => {
  const allergies = await shop.make.question(organiser, activity, { required: true });
  const doctor = await shop.make.question(organiser, activity, {
    required: true,
    answered_by: 'FAMILY',
  });
  const questions = [
    { question_id: allergies.id, content: 'Noix' },
    { question_id: doctor.id, content: 'Dr Lambert' },
  ];
  const cuid = await register(family.participant, { questions });
  await expect(replace(cuid)).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
    fields: { [`questions.${allergies.id}`]: 'ANSWER_REQUIRED' },
  });
  await replace(cuid, { questions: [{ question_id: allergies.id, content: 'Rien' }] });
  const { questions: answers } = await getRegistration(cuid);
  expect(answers.map(({ content }) => content).toSorted()).toEqual(['Dr Lambert', 'Rien']);
});

test('409 a form of the family opened for the former participant is refused after the replacement', async () => {
  const allergies = await shop.make.question(organiser, activity, { required: true });
  const answer = (content: string) => [{ question_id: allergies.id, content }];
  const cuid = await register(family.participant, { questions: answer('Noix') });
  const open = await shop.call('getRegistrationChoices', { cuid }, family);
  await replace(cuid, { questions: answer('Rien') });
  const save = (participant_id?: number) =>
    shop.call(
      'updateRegistration',
      {
        registration_id: open.registration_id,
        availability_dates: camp.dates.map(({ id }) => ({ date_id: id })),
        questions: answer('Noix et gluten'),
        ...(participant_id === undefined ? {} : { participant_id }),
      },
      family,
    );
  await expect(save(open.participant_id)).rejects.toMatchObject({
    code: 'REGISTRATION_PARTICIPANT_CHANGED',
    status: 409,
  });
  expect((await getRegistration(cuid)).questions.map(({ content }) => content)).toEqual(['Rien']);
  const anew = await shop.call('getRegistrationChoices', { cuid }, family);
  await save(anew.participant_id);
  expect((await getRegistration(cuid)).questions.map(({ content }) => content)).toEqual([
    'Noix et gluten',
  ]);
  // a caller that does not send it saves as before
  await save();
});

test('200 at today’s price for the new participant, on request, with their pack and without the former one’s', async () => {
  const bundle = await shop.make.bundle(organiser, { capacity: 1, entity: 'PARTICIPANTS' });
  await shop.sql(
    `insert into customer_bundles (organiser_id, bundle_id, customer_id, participant_id, capacity, receivable_id)
      values ($1, $2, $3, $4, 1, $5)`,
    [
      organiser.id,
      bundle.id,
      family.id,
      family.participant.id,
      await shop.make.receivable(organiser, family, { kind: 'BUNDLE' }),
    ],
  );
  const cuid = await register();
  expect((await getRegistration(cuid)).total_amount).toBe(0);
  expect(await preview(cuid)).toMatchObject({ list_amount: 10_000, total_amount: 0 });
  const today = { price: 'NEW' as const };
  expect(await preview(cuid, today)).toMatchObject({ total_amount: 10_000, bundle_returned: true });
  await replace(cuid, { ...today, total_amount: 10_000 });
  expect(await getRegistration(cuid)).toMatchObject({ total_amount: 10_000 });
});

test('refused participants: unknown, of another family, too old, already registered', async () => {
  const cuid = await register();
  await expectBoth('unknown', {}, 'REGISTRATION_NOT_FOUND');
  const stranger = await shop.make.customer(organiser);
  await expectBoth(cuid, { participant: stranger.participant.cuid }, 'PARTICIPANT_NOT_FOUND');
  const grandfather = await shop.make.participant(organiser, family, { birthdate: '1950-01-01' });
  const old = { participant: grandfather.cuid };
  expect(await preview(cuid, old)).toMatchObject({ objection: 'AGE_NOT_ALLOWED' });
  await expect(replace(cuid, old)).rejects.toMatchObject({ code: 'AGE_NOT_ALLOWED' });
  const { cuid: participant } = await shop.make.participant(organiser, family, { birthdate: null });
  expect(await preview(cuid, { participant })).toMatchObject({ objection: 'BIRTHDATE_NEEDED' });
  await expect(replace(cuid, { participant })).rejects.toMatchObject({ code: 'BIRTHDATE_NEEDED' });
  const himself = { participant: family.participant.cuid };
  await expectBoth(cuid, himself, 'REGISTRATION_ALREADY_THEIRS');
  await shop.sql('update availabilities set price = 100000001 where id = $1', [camp.id]);
  await expectBoth(cuid, {}, 'PRICE_TOO_HIGH');
});

test('refused once it has begun or is cancelled', async () => {
  const cuid = await register();
  shop.clock.set('2026-07-06T10:00:00.000Z');
  await expectBoth(cuid, {}, 'REGISTRATION_STARTED');
  shop.clock.set(NOW);
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Malade' }, staff);
  await expectBoth(cuid, {}, 'REGISTRATION_ALREADY_CANCELLED');
});

test('409 for a participant already there or without a membership, unless staff have the right to waive it', async () => {
  const cuid = await register();
  await register(sister, { overbook: true });
  expect(await preview(cuid)).toMatchObject({ objection: 'ALREADY_REGISTERED' });
  await expect(replace(cuid)).rejects.toMatchObject({ code: 'ALREADY_REGISTERED' });
  await expect(replace(cuid, { twice: true })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await replace(cuid, { twice: true }, chief);
  const brother = await shop.make.participant(organiser, family);
  const membership = await shop.make.membership(organiser);
  await shop.sql(
    'update activities set membership_ids = array[$2::bigint], members_only = true where id = $1',
    [activity.id, membership.id],
  );
  const to = { participant: brother.cuid, version: 2 };
  expect(await preview(cuid, to)).toMatchObject({ objection: 'MEMBERS_ONLY' });
  await expect(replace(cuid, to)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
});

test('409 for a price other than shown, and for an older version; 403 without the right', async () => {
  const cuid = await register();
  await expect(replace(cuid, { total_amount: 1 })).rejects.toMatchObject({
    code: 'REGISTRATION_PRICE_CHANGED',
    details: { total_amount: 10_000 },
  });
  await expect(replace(cuid, { version: 2 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const reader = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(replace(cuid, {}, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('race: two participants replace one at once: one gets the place, and the books balance', async () => {
  for (let round = 0; round < 10; round += 1) {
    camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
    const cuid = await register(await shop.make.participant(organiser, family));
    const others = await Promise.all([
      shop.make.participant(organiser, family),
      shop.make.participant(organiser, family),
    ]);
    const outcomes = await Promise.allSettled(
      others.map((one) => replace(cuid, { participant: one.cuid })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});
