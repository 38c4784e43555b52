import type { Answer } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { noteCases } from '@ribambelle/testing/note-cases.ts';
import { notificationCases } from '@ribambelle/testing/notification-cases.ts';
import { offerCases, segmentCases } from '@ribambelle/testing/offer-cases.ts';
import { reviewCases } from '@ribambelle/testing/review-cases.ts';
import { registrationChangeCases } from '@ribambelle/testing/registration-change-cases.ts';
import { weeklyReportCase } from '@ribambelle/testing/weekly-report-case.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { articleCases } from '@ribambelle/testing/article-cases.ts';
import { pageCases } from '@ribambelle/testing/page-cases.ts';
import { siteCases } from '@ribambelle/testing/site-cases.ts';
import { withVersion } from '@ribambelle/testing/unsafe.ts';
import { type Change, VERSIONED, type VersionedByHand } from '@ribambelle/testing/versions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * B3: two people who change one record never undo each other's work, and the log names the author
 * of each change.
 */

type Team = Made & { token: string };

let shop: Shop;
let organiser: Made;
let zoe: Team;
let tom: Team;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  [zoe, tom] = [await member('Zoé', 'Martin'), await member('Tom', 'Jacobs')];
});
afterAll(() => shop.close());

async function member(firstname: string, lastname: string): Promise<Team> {
  const made = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  await shop.sql('update collaborators set firstname = $2, lastname = $3 where id = $1', [
    made.id,
    firstname,
    lastname,
  ]);
  return made;
}

/**
 * A record, the changes of Zoé and Tom to it, where its version is read, and the names of Zoé's
 * changes in the log.
 */
interface Case<Name extends VersionedByHand> {
  readonly zoe: Change<Name>;
  readonly tom: Change<Name>;
  readonly version: () => Promise<number>;
  readonly changed: string;
  /** True when nothing is left for the second to do. */
  readonly ends?: true;
}

const both = (fr: string) => ({ fr, en: '' });
const activity = async () => {
  const { cuid } = await shop.make.activity(organiser);
  const version = async () =>
    (await shop.office('getOfficeActivity', { activity: cuid }, zoe)).version;
  return { cuid, version };
};
/** Returns changes of Zoé and Tom to one activity, and the names of Zoé's changes in the log. */
const ofActivity = async <Zoe extends object, Tom extends object>(
  changed: string,
  by: { readonly zoe: Zoe; readonly tom: Tom },
) => {
  const { cuid, version } = await activity();
  return {
    zoe: { activity: cuid, ...by.zoe },
    tom: { activity: cuid, ...by.tom },
    version,
    changed,
  };
};
const camp = async () => {
  const made = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-02-02', '2026-02-04'],
  });
  const shown = () => shop.office('getOfficeAvailability', { availability: made.cuid }, zoe);
  return { made, shown };
};
const dayOfCamp = async () => {
  const { made, shown } = await camp();
  const day = cuidOfDay(made);
  const version = async () =>
    (await shown()).dates.find(({ cuid }) => cuid === day)?.version ?? Number.NaN;
  return { availability: made.cuid, date: day, version };
};
const cuidOfDay = ({ dates }: MadeAvailability) => dates[0]?.cuid ?? '';
const settings = async () => (await shop.office('getSettings', {}, zoe)).version;
const written = () => siteCases(shop, zoe);
const groups = async () => (await shop.office('listOfficeCategories', {}, zoe)).data;
const categoryIn = (found: Answer<'listOfficeCategories'>['data'], wanted: string) =>
  found.flatMap(({ categories }) => categories).find(({ cuid }) => cuid === wanted);

const CASES: { readonly [Name in VersionedByHand]: () => Promise<Case<Name>> } = {
  correctPayment: async () => {
    const { cuid: customer } = await shop.make.customer(organiser);
    const { cuid: payment } = await shop.office('recordPayment', { customer, amount: 5000 }, zoe);
    return {
      zoe: { payment, method: 'CASH', reason: 'Espèces' },
      tom: { payment, note: 'Au guichet', reason: 'Remarque' },
      version: async () => (await shop.office('getOfficePayment', { payment }, zoe)).version,
      changed: 'method',
    };
  },
  moveAvailabilityDate: async () => {
    const { version, ...of } = await dayOfCamp();
    const hours = (from: string, to: string) => ({
      ...of,
      start_at: `2026-02-02T${from}:00.000Z`,
      end_at: `2026-02-02T${to}:00.000Z`,
    });
    return {
      zoe: hours('08:00', '15:00'),
      tom: hours('10:00', '16:00'),
      version,
      changed: 'start_at',
    };
  },
  updateActivity: () =>
    ofActivity('default_price', { zoe: { default_price: 4500 }, tom: { published: false } }),
  updateActivityOptions: () => {
    const option = { id: null, description: both(''), answer_required: false };
    const prices = [{ id: null, label: both('Oui'), amount: 500, percentage: 0 }];
    const options = [{ ...option, prices, title: both('Garderie') }];
    return ofActivity('options', { zoe: { options }, tom: { options: [] } });
  },
  updateActivityQuestions: () => {
    const question = { id: null, description: both(''), required: false, choices: [] };
    const questions = [{ ...question, type: 'TEXT' as const, title: both('Taille') }];
    return ofActivity('questions', { zoe: { questions }, tom: { questions: [] } });
  },
  updateActivityRegistrationFlow: () => {
    const counts = { minimum_availabilities: 1, maximum_availabilities: 2 };
    const tiers = [{ id: null, name: both('Deux'), ...counts }];
    return ofActivity('tiers', { zoe: { tiers }, tom: { tiers: [] } });
  },
  updateActivityCancellationPolicy: () => {
    const steps = [{ until_days: 3 }];
    return ofActivity('cancellation_policy', {
      zoe: { policy: { steps, money_to: 'ORIGIN' } },
      tom: { policy: null },
    });
  },
  updateAvailability: async () => {
    const { made, shown } = await camp();
    return {
      zoe: { availability: made.cuid, price: 9900, deposit: 0 },
      tom: { availability: made.cuid, capacity: 30 },
      version: async () => (await shown()).version,
      changed: 'price',
    };
  },
  updateAvailabilityDate: async () => {
    const { version, ...of } = await dayOfCamp();
    return {
      zoe: { ...of, closed: true },
      tom: { ...of, capacity: 4 },
      version,
      changed: 'closed',
    };
  },
  updateCategory: async () => {
    const { cuid: category } = await shop.make.category(organiser);
    return {
      zoe: { category, order: 7 },
      tom: { category, motif: 'paint' },
      version: async () => categoryIn(await groups(), category)?.version ?? Number.NaN,
      changed: 'order',
    };
  },
  updateCategoryGroup: async () => {
    const { cuid: group } = await shop.office(
      'createCategoryGroup',
      { title: both('Public'), scope: 'PRIMARY' },
      zoe,
    );
    return {
      zoe: { group, scope: 'SECONDARY' },
      tom: { group, title: both('Pour qui') },
      version: async () =>
        (await groups()).find(({ cuid }) => cuid === group)?.version ?? Number.NaN,
      changed: 'scope',
    };
  },
  updateCollaborator: async () => {
    const { cuid: collaborator } = await member('Inès', 'Claes');
    return {
      zoe: { collaborator, lastname: 'Claessens' },
      tom: { collaborator, active: false },
      version: async () => (await shop.office('getCollaborator', { collaborator }, zoe)).version,
      changed: 'lastname',
    };
  },
  updateIdentity: async () => ({
    zoe: { city: 'Ixelles' },
    tom: { name: 'Le Grand Jeu' },
    version: settings,
    changed: 'city',
  }),
  updateAccessRules: async () => ({
    zoe: { idle_minutes: 30 },
    tom: { second_factor_for: 'NOBODY', second_factor_from: '2027-01-01' },
    version: settings,
    changed: 'idle_minutes',
  }),
  updateMailSettings: async () => ({
    zoe: { reply_to: 'bureau@example.test' },
    tom: { sender_name: 'Le Grand Jeu' },
    version: settings,
    changed: 'reply_to',
  }),
  updateOfficeCustomer: async () => {
    const { cuid: customer } = await shop.make.customer(organiser);
    return {
      zoe: { customer, phone: '0470 99 88 77' },
      tom: { customer, lastname: 'Lambert' },
      version: async () => (await shop.office('getOfficeCustomer', { customer }, zoe)).version,
      changed: 'phone',
    };
  },
  updateOfficeParticipant: async () => {
    const { cuid: participant } = (await shop.make.customer(organiser)).participant;
    return {
      zoe: { participant, birthdate: '2018-01-02' },
      tom: { participant, firstname: 'Lou' },
      version: async () =>
        (await shop.office('getOfficeParticipant', { participant }, zoe)).version,
      changed: 'birthdate',
    };
  },
  ...noteCases(() => ({ shop, organiser, zoe })),
  ...reviewCases(() => ({ shop, organiser, staff: zoe })),
  updatePaymentSettings: async () => ({
    zoe: { payment_term_days: 14 },
    tom: { service_fee_amount: 150 },
    version: settings,
    changed: 'payment_term_days',
  }),
  updateVatSettings: async () => ({
    zoe: { vat_regime: 'MIXED', vat_category: 'STANDARD' },
    tom: { service_fee_vat_category: 'NOT_SUBJECT' },
    version: settings,
    changed: 'vat_regime',
  }),
  updateCancellationPolicy: async () => ({
    zoe: { policy: { steps: [{ until_days: 14 }], money_to: 'ORIGIN' } },
    tom: { policy: { steps: [], money_to: 'STAFF' } },
    version: settings,
    changed: 'cancellation_policy',
  }),
  publishTerms: () => written().terms(),
  updateTermsDraft: () => written().terms(),
  updateCustomField: () => written().customField(),
  updateFile: () => written().picture(),
  replaceFile: () => written().replacement(),
  updateSite: () => written().site(),
  updatePreferences: async () => ({
    zoe: { cart_minutes: 25 },
    tom: { accent_color: '#224466' },
    version: settings,
    changed: 'cart_minutes',
  }),
  updateReportSchedule: () => weeklyReportCase(shop, { zoe, tom }),
  updateRole: async () => {
    const { cuid: role } = await shop.office(
      'createRole',
      { name: 'Accueil', permissions: ['activities.read'] },
      zoe,
    );
    return {
      zoe: { role, permissions: ['activities.read', 'locations.read'] },
      tom: { role, name: 'Guichet' },
      version: async () => (await shop.office('getRole', { role }, zoe)).version,
      changed: 'permissions',
    };
  },
  ...offerCases(() => ({ shop, organiser, staff: zoe })),
  ...registrationChangeCases(() => ({ shop, organiser, staff: zoe })),
  ...pageCases(() => ({ shop, zoe })),
  ...articleCases(() => ({ shop, zoe })),
  ...segmentCases(() => ({ shop, organiser, staff: zoe })),
  ...notificationCases(() => ({ shop, organiser, zoe })),
};

async function expectTwoPeople<Name extends VersionedByHand>(
  name: Name,
  make: () => Promise<Case<Name>>,
): Promise<void> {
  const one = await make();
  const read = await one.version();
  await shop.office(name, withVersion(one.zoe, read), zoe);
  const now = await one.version();
  expect(now).toBeGreaterThan(read);
  const refused = await shop.office(name, withVersion(one.tom, read), tom).catch((error) => error);
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    status: 409,
    details: { version: now, by: 'Zoé Martin', by_cuid: zoe.cuid, at: shop.clock.now() },
  });
  expect(String(refused.details.fields).split(',')).toContain(one.changed);
  expect(await one.version()).toBe(now);
  if (one.ends !== true) await shop.office(name, withVersion(one.tom, now), tom);
}

const name = (of: string): of is VersionedByHand => of in VERSIONED;

test.each(Object.keys(VERSIONED).filter(name))(
  '409 %s for an older version, with the author and the fields of the newer one; then both changes stand',
  async (endpoint) => {
    await expectTwoPeople(endpoint, CASES[endpoint]);
  },
);

test('both changes stand, each under the name of its author in the log', async () => {
  const { zoe: first, tom: second, version } = await CASES.updateAvailability();
  await shop.office('updateAvailability', { ...first, version: await version() }, zoe);
  await shop.office('updateAvailability', { ...second, version: await version() }, tom);
  const { availability } = first;
  const shown = await shop.office('getOfficeAvailability', { availability }, zoe);
  expect(shown).toMatchObject({ price: 9900, deposit: 0, capacity: 30 });
  const rows = await shop.sql(
    'select collaborator_name, changes from audit_log where entity_cuid = $1 order by version',
    [availability],
  );
  expect(rows).toMatchObject([
    { collaborator_name: 'Zoé Martin', changes: { price: { to: 9900 } } },
    { collaborator_name: 'Tom Jacobs', changes: { capacity: { to: 30 } } },
  ]);
  expect(rows[1]).not.toHaveProperty('changes.price');
});

test('409 for the second of two changes at the same moment; the first is kept whole', async () => {
  const { zoe: first, tom: second, version } = await CASES.updateAvailability();
  const read = await version();
  const tries = await Promise.allSettled([
    shop.office('updateAvailability', { ...first, version: read }, zoe),
    shop.office('updateAvailability', { ...second, version: read }, tom),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await version()).toBe(read + 1);
});

test('a sale does not outdate the version that staff read', async () => {
  const { made, shown } = await camp();
  const family = await shop.make.customer(organiser);
  const { version } = await shown();
  await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: made.cuid,
      date_ids: made.dates.map(({ id }) => id),
    },
    zoe,
  );
  const after = await shown();
  expect(after.registered).toBeGreaterThan(0);
  expect(after.version).toBe(version);
  expect(after.dates.map((date) => date.version)).toEqual(after.dates.map(() => 1));
});

test('409 without a name when the family changed its own answers', async () => {
  const family = await shop.make.customer(organiser);
  const { cuid: customer } = family;
  const { version } = await shop.office('getOfficeCustomer', { customer }, zoe);
  await shop.sql("update customers set phone = '+32470000000' where id = $1", [family.id]);
  const refused = await shop
    .office('updateOfficeCustomer', { customer, version, lastname: 'Lambert' }, tom)
    .catch((error) => error);
  expect(refused).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { version: version + 1 } });
  expect(refused.details).not.toHaveProperty('by');
});

test('400 without a version', async () => {
  const { made } = await camp();
  const response = await shop.fetch('back-office', `/api/back-office/availabilities/${made.cuid}`, {
    method: 'PUT',
    headers: {
      cookie: `ribambelle_office=${zoe.token}`,
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${shop.server.backOfficePort}`,
    },
    body: JSON.stringify({ price: 1 }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { version: 'REQUIRED' } });
});
