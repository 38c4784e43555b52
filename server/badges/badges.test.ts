import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { pdfCodes, pdfPages } from '@ribambelle/testing/reading/pdf-pictures.ts';
import { pdfText } from '@ribambelle/testing/reading/pdf-text.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let circus: Made;
let camp: MadeAvailability;
let pottery: MadeAvailability;
let anne: MadeCustomer;
let staff: { id: number; token: string };

const DAY = '2026-07-06';
const NEXT = '2026-07-07';
const LONG = 'Maximiliana-Bartholomea-Konstantinopolitana de la Tour';

/** Léa at a camp of two days, somebody with a long name at both, and a cancelled registration. */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ name: 'Maison des enfants' });
  staff = await shop.make.collaborator(organiser, ['badge-lists.read', 'participants.read']);
  circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  const clay = await shop.make.activity(organiser, { title: { fr: 'Poterie', en: 'Pottery' } });
  camp = await shop.make.availability(organiser, circus, { days: [DAY, NEXT] });
  pottery = await shop.make.availability(organiser, clay, { days: [DAY] });
  anne = await shop.make.customer(organiser);
  const paul = await shop.make.customer(organiser);
  await shop.sql('update participants set firstname = $2 where id = $1', [
    paul.participant.id,
    LONG,
  ]);
  await come(anne, camp);
  await come(paul, camp);
  await come(paul, pottery);
  await come(await shop.make.customer(organiser), camp, { cancelled_at: '2026-06-01' });
});
afterAll(() => shop.close());

const come = (family: MadeCustomer, to: MadeAvailability, columns: object = {}) =>
  shop.make.registration(organiser, family, {
    availability_id: to.id,
    date_ids: to.dates.map(({ id }) => id),
    ...columns,
  });

async function badges(query: Readonly<Record<string, string>>, as: { token: string } = staff) {
  const path = `/api/back-office/badges?${new URLSearchParams(query)}`;
  const answer = await shop.fetch('back-office', path, {
    headers: { cookie: `ribambelle_office=${as.token}`, 'accept-language': 'fr' },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function codesOf(query: Readonly<Record<string, string>>, as?: { token: string }) {
  const { bytes } = await badges(query, as);
  return pdfCodes(bytes);
}

async function refusal(query: Readonly<Record<string, string>>, as?: { token: string }) {
  const { answer, bytes } = await badges(query, as);
  const body: { error?: string } = JSON.parse(bytes.toString());
  return [answer.status, body.error];
}

async function codeOf(participant: Made): Promise<string> {
  const { cuid } = participant;
  return (await shop.office('getOfficeParticipant', { participant: cuid }, staff)).attendance_code;
}

test.each([['LABELS'], ['CARDS']])(
  '200 one per registration with name, group, organiser and a code that a camera reads: %s',
  async (layout) => {
    const { answer, bytes } = await badges({ day: DAY, layout });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('badges-2026-07-06.pdf');
    expect(pdfPages(bytes)).toBe(1);
    const codes = pdfCodes(bytes);
    expect(codes).toHaveLength(3);
    expect(codes).toContain(await codeOf(anne.participant));
    const text = pdfText(bytes);
    for (const word of ['Léa', 'Dubois', 'Cirque', 'Poterie', 'Maison des enfants'])
      expect(text).toContain(word);
    expect(text).toContain('…');
    expect(text).not.toContain('Santé');
  },
);

test('200 for a day, an availability, a day of it, an activity or a name; shown in the browser on request', async () => {
  expect(await codesOf({ day: NEXT })).toHaveLength(2);
  expect(await codesOf({ availability: pottery.cuid })).toHaveLength(1);
  expect(await codesOf({ availability: camp.cuid })).toHaveLength(2);
  expect(await codesOf({ availability: camp.cuid, day: NEXT })).toHaveLength(2);
  expect(await refusal({ availability: pottery.cuid, day: NEXT })).toEqual([409, 'BADGES_NOBODY']);
  expect(await codesOf({ day: DAY, activity: circus.cuid })).toHaveLength(2);
  expect(await codesOf({ day: DAY, search: 'lea' })).toHaveLength(1);
  const { answer } = await badges({ day: DAY, inline: 'true' });
  expect(answer.headers.get('content-disposition')).toBeNull();
});

test('200 on request, a mark for a participant with a health answer, but not for “aucune”', async () => {
  const [{ id } = { id: '' }] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title, health) values ($1, 'PARTICIPANTS', 'TEXT', '{"fr": "Allergies"}', true) returning id`,
    [organiser.id],
  );
  const answer = async (data: string) => {
    await shop.sql('delete from custom_field_answers where field_id = $1', [id]);
    await shop.sql(
      'insert into custom_field_answers (organiser_id, field_id, participant_id, data) values ($1, $2, $3, $4)',
      [organiser.id, id, anne.participant.id, data],
    );
  };
  const marks = async (query: Readonly<Record<string, string>>) =>
    pdfText((await badges({ day: DAY, ...query })).bytes).split('Santé').length - 1;
  await answer('arachides');
  expect(await marks({})).toBe(0);
  expect(await marks({ health: 'true' })).toBe(1);
  await answer('Aucune.');
  expect(await marks({ health: 'true' })).toBe(0);
});

test('200 as many pages as needed, each with its own codes', async () => {
  const activity = await shop.make.activity(organiser, { title: { fr: 'Journée', en: 'Day' } });
  const many = await shop.make.availability(organiser, activity, { days: ['2026-08-01'] });
  for (let one = 0; one < 25; one += 1) await come(await shop.make.customer(organiser), many);
  expect(pdfPages((await badges({ day: '2026-08-01' })).bytes)).toBe(2);
  expect(pdfPages((await badges({ day: '2026-08-01', layout: 'CARDS' })).bytes)).toBe(3);
  const all = await codesOf({ day: '2026-08-01' });
  expect(new Set(all).size).toBe(25);
});

test('409 when nobody is registered, and without a day or an availability', async () => {
  expect(await refusal({ day: '2026-01-01' })).toEqual([409, 'BADGES_NOBODY']);
  await expect(shop.office('getBadges', {}, staff)).rejects.toMatchObject({
    code: 'BADGES_NOBODY',
    status: 409,
  });
  expect(await refusal({ availability: 'nowhere' })).toEqual([409, 'BADGES_NOBODY']);
});

test('409 above a thousand', async () => {
  const activity = await shop.make.activity(organiser);
  const fair = await shop.make.availability(organiser, activity, { days: ['2026-09-01'] });
  const all = Array.from({ length: 1_001 }, () => come(anne, fair));
  await Promise.all(all);
  expect(await refusal({ day: '2026-09-01' })).toEqual([409, 'BADGES_TOO_MANY']);
});

test('200 before printing: characters that no font has, names that are cut, and participants without a code', async () => {
  const day = '2026-10-05';
  const activity = await shop.make.activity(organiser, { title: { fr: 'Lutins', en: 'Elves' } });
  const elves = await shop.make.availability(organiser, activity, { days: [day] });
  const nameFamily = async (firstname: string, lastname: string) => {
    const family = await shop.make.customer(organiser);
    await shop.sql('update participants set firstname = $2, lastname = $3 where id = $1', [
      family.participant.id,
      firstname,
      lastname,
    ]);
    await come(family, elves);
    return family.participant.id;
  };
  await nameFamily('Élodie', 'Żółć');
  const losses = (more: object = {}) => shop.office('checkBadges', { day, ...more }, staff);
  expect(await losses()).toEqual({ unprinted: [], cut: [], without_code: [] });
  await nameFamily('Léa 🦄', 'Dubois');
  await nameFamily('محمد', 'بن علي');
  await nameFamily('Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'Long');
  const keyless = await nameFamily('Sans', 'Clé');
  await shop.sql(
    `update participants set attendance_code_sealed = 'sealed.00000000.AAAA' where id = $1`,
    [keyless],
  );
  expect(await losses()).toEqual({
    unprinted: [{ sign: '🦄', names: ['Léa 🦄 Dubois'] }],
    cut: [`${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} Long`],
    without_code: ['Sans Clé'],
  });
  // a participant without a code has a badge without one
  expect(await codesOf({ day })).toHaveLength(4);
  expect(await losses({ day: '2026-01-01' })).toMatchObject({ unprinted: [] });
});

test('403 without the right, and for the health mark without the right to read participants', async () => {
  const nobody = await shop.make.collaborator(organiser, ['registrations.read']);
  expect(await refusal({ day: DAY }, nobody)).toEqual([403, 'NOT_PERMITTED']);
  const some = await shop.make.collaborator(organiser, ['badge-lists.read']);
  expect(await refusal({ day: DAY, health: 'true' }, some)).toEqual([403, 'NOT_PERMITTED']);
  expect(await codesOf({ day: DAY }, some)).toHaveLength(3);
});

test('200 a coach limited to own groups gets only the badges of their children; nothing of another organiser', async () => {
  const coach = await shop.make.collaborator(organiser, ['badge-lists.read']);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
    [coach.id],
  );
  expect(await refusal({ day: DAY }, coach)).toEqual([409, 'BADGES_NOBODY']);
  await shop.sql(
    'insert into availability_collaborators (organiser_id, availability_id, collaborator_id) values ($1, $2, $3)',
    [organiser.id, pottery.id, coach.id],
  );
  expect(await codesOf({ day: DAY }, coach)).toHaveLength(1);
  expect(await refusal({ availability: camp.cuid }, coach)).toEqual([409, 'BADGES_NOBODY']);
  const neighbour = await shop.make.organiser({}, 'localhost');
  const other = await shop.make.collaborator(neighbour, ['badge-lists.read']);
  expect(await refusal({ day: DAY }, other)).toEqual([409, 'BADGES_NOBODY']);
});

test('400 for an unknown layout', async () => {
  expect((await refusal({ day: DAY, layout: 'HATS' }))[0]).toBe(400);
});
