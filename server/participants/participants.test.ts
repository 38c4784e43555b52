import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: { id: number; cuid: string };
let anne: MadeCustomer;
let other: MadeCustomer;
let foreign: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
  other = await shop.make.customer(organiser);
  foreign = await shop.make.customer(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const child = { firstname: ' Zoé ', lastname: 'Dubois', birthdate: '2018-02-03' };

test('200 adds a participant and finds it by the beginning of a name, without accents', async () => {
  const { participant } = await shop.call('createParticipant', child, anne);
  expect(participant).toMatchObject({
    firstname: 'Zoé',
    fullname: 'Zoé Dubois',
    birthdate: '2018-02-03',
    custom_data: [],
  });
  const list = await shop.call('listParticipants', { search: 'zoe dub' }, anne);
  expect(list).toMatchObject({
    count: 1,
    data: [{ id: participant.id, customer: { email: expect.stringContaining('@') } }],
  });
  expect(
    (await shop.call('listParticipants', { id: [participant.id, other.participant.id] }, anne))
      .count,
  ).toBe(1);
  expect((await shop.call('listParticipants', { page_size: 1 }, anne)).data).toHaveLength(1);
  const request = { search: 'zoe', response_type: 'multiselect-search' as const };
  expect((await shop.call('listParticipants', request, anne)).data).toMatchObject([
    { value: participant.id, label: 'Zoé Dubois' },
  ]);
  const { data } = await shop.call('listParticipants', { ...request, value_key: 'cuid' }, anne);
  expect(data).toMatchObject([{ value: participant.cuid, fullname: 'Zoé Dubois' }]);
  expect(Object.keys(list.data[0] ?? {})).not.toContain('value');
});

test('200 changes a participant and the answers about them', async () => {
  const [field] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title) values ($1, 'PARTICIPANTS', 'DATE', '{"fr":"Vaccin"}') returning id`,
    [organiser.id],
  );
  const custom_data = [{ field_id: Number(field?.id), data: '2024-05-06' }];
  const { participant } = await shop.call('createParticipant', child, anne);
  const request = { ...child, participant_id: participant.id, firstname: 'Zoë', custom_data };
  const change = await shop.call('updateParticipant', request, anne);
  expect(change.participant).toMatchObject({ id: participant.id, firstname: 'Zoë', custom_data });
  // midnight of a calendar in Brussels, as browsers send it
  const moments = {
    ...request,
    birthdate: '2018-02-02T23:00:00.000Z',
    custom_data: [{ ...custom_data[0], field_id: Number(field?.id), data: '2024-05-05T22:00:00Z' }],
  };
  expect((await shop.call('updateParticipant', moments, anne)).participant).toMatchObject({
    birthdate: '2018-02-03',
    custom_data,
  });
  const cleared = await shop.call('updateParticipant', { ...request, custom_data: [] }, anne);
  expect(cleared.participant.custom_data).toEqual([]);
  const wrong = shop.call(
    'updateParticipant',
    { ...request, custom_data: [{ field_id: Number(field?.id), data: '2024-02-30' }] },
    anne,
  );
  await expect(wrong).rejects.toMatchObject({
    code: 'CUSTOM_DATA_INVALID',
    fields: { [`custom_data.${field?.id}`]: 'INVALID_DATE' },
  });
});

test('400 for an impossible birthdate, 400 for a name of spaces, 401 for a visitor', async () => {
  for (const birthdate of ['2018-02-30', '2026-01-06', '1899-12-31', 'yesterday']) {
    const call = shop.call('createParticipant', { ...child, birthdate }, anne);
    await expect(call).rejects.toMatchObject({
      code: 'BIRTHDATE_INVALID',
      fields: { birthdate: 'BIRTHDATE_INVALID' },
    });
  }
  const nameless = shop.call('createParticipant', { ...child, firstname: '  ' }, anne);
  await expect(nameless).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { firstname: 'REQUIRED' },
  });
  await expect(shop.call('createParticipant', child)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
});

test('404 for another customer’s participant and for another organiser’s, both unchanged', async () => {
  for (const { participant } of [other, foreign]) {
    const notFound = { code: 'PARTICIPANT_NOT_FOUND', status: 404 };
    const request = { ...child, participant_id: participant.id };
    await expect(shop.call('updateParticipant', request, anne)).rejects.toMatchObject(notFound);
    await expect(
      shop.call('deleteParticipant', { participant_id: participant.id }, anne),
    ).rejects.toMatchObject(notFound);
    const [row] = await shop.sql(`select firstname, deleted_at from participants where id = $1`, [
      participant.id,
    ]);
    expect(row).toEqual({ firstname: 'Léa', deleted_at: null });
  }
  expect(
    (await shop.call('listParticipants', { search: 'léa' }, { ...foreign, host: 'localhost' }))
      .count,
  ).toBe(1);
});

test('200 deletes a participant when the first name is typed; not found a second time', async () => {
  const { participant } = await shop.call(
    'createParticipant',
    { ...child, firstname: 'Jean Paul' },
    anne,
  );
  const request = { participant_id: participant.id };
  await expect(
    shop.call('deleteParticipant', { ...request, confirmation: 'jean' }, anne),
  ).rejects.toMatchObject({
    code: 'CONFIRMATION_MISMATCH',
    fields: { confirmation: 'CONFIRMATION_MISMATCH' },
  });
  await shop.call('deleteParticipant', { ...request, confirmation: 'JEANPAUL' }, anne);
  expect((await shop.call('listParticipants', { id: [participant.id] }, anne)).count).toBe(0);
  await expect(shop.call('deleteParticipant', request, anne)).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
});

test('409 while the participant has future dates; past or cancelled ones do not prevent it', async () => {
  const activity = await shop.make.activity(organiser);
  const ahead = await shop.make.availability(organiser, activity);
  const over = await shop.make.availability(organiser, activity, { days: ['2025-07-07'] });
  const { participant } = await shop.call('createParticipant', child, anne);
  const register = (availability: { id: number }, cancelled: boolean) =>
    shop.make.registration(organiser, anne, {
      participant_id: participant.id,
      availability_id: availability.id,
      total_amount: 1_000,
      cancelled_at: cancelled ? shop.clock.now() : null,
    });
  await register(over, false);
  await register(ahead, true);
  await register(ahead, false);
  const request = { participant_id: participant.id };
  await expect(shop.call('deleteParticipant', request, anne)).rejects.toMatchObject({
    code: 'PARTICIPANT_HAS_REGISTRATIONS',
    status: 409,
  });
  await shop.sql(`update registrations set cancelled_at = now() where participant_id = $1`, [
    participant.id,
  ]);
  await shop.call('deleteParticipant', request, anne);
});

test('409 above 60 participants, as every page of the account carries them', async () => {
  const teacher = await shop.make.customer(organiser);
  await shop.sql(
    `insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
     select $1, $2, 'Enfant ' || n, 'X', '2017-05-04' from generate_series(1, 59) n`,
    [organiser.id, teacher.id],
  );
  const one = { firstname: 'Un', lastname: 'de trop', birthdate: '2017-05-04' };
  await expect(shop.call('createParticipant', one, teacher)).rejects.toMatchObject({
    code: 'TOO_MANY_PARTICIPANTS',
    status: 409,
  });
});
