import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Policy = NonNullable<Ask<'updateCancellationPolicy'>['policy']>;

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };

const step = (until_days: number | null, fee_percentage = 0, fee_amount = 0) => ({
  until_days,
  fee_percentage,
  fee_amount,
});
const POLICY: Policy = { steps: [step(14), step(3, 2_000)], money_to: 'ORIGIN' };
const OWN: Policy = { steps: [step(null, 0, 1_500)], money_to: 'CREDIT' };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'organiser-preferences.read',
    'organiser-preferences.update',
    'activities.read',
    'activities.create',
    'activities.update',
  ]);
});
afterAll(() => shop.close());

const ofOrganiser = () => shop.office('getCancellationPolicy', {}, staff);
const ofActivity = (one = activity.cuid) =>
  shop.office('getActivityCancellationPolicy', { activity: one }, staff);
const setOrganiser = (policy: Policy | null) =>
  shop.change('updateCancellationPolicy', { policy }, staff);
const setActivity = (policy: Policy | null, one = activity.cuid) =>
  shop.change('updateActivityCancellationPolicy', { activity: one, policy }, staff);

test('200 none at first: families cancel free of charge until the end, and staff decide', async () => {
  expect(await ofOrganiser()).toMatchObject({
    policy: null,
    inherited: { steps: [step(null)], money_to: 'STAFF' },
    sentence: {
      fr: 'À tout moment : gratuit ; ce qui a déjà eu lieu reste dû. L’organisateur décide de ce qu’il rembourse.',
      en: 'At any time: free; what has taken place stays due. The organiser decides what it refunds.',
    },
  });
});

test('200 an organiser has its own, an activity inherits them until it has others', async () => {
  await setOrganiser(POLICY);
  expect(await ofOrganiser()).toMatchObject({ policy: POLICY });
  await expect.poll(async () => (await ofActivity()).inherited).toEqual(POLICY);
  expect(await ofActivity()).toMatchObject({ policy: null });
  await setActivity(OWN);
  expect(await ofActivity()).toMatchObject({
    policy: OWN,
    inherited: POLICY,
    sentence: {
      en: 'At any time: €15.00; what has taken place stays due. The rest comes back as credit in your wallet.',
    },
  });
  await setActivity(null);
  expect(await ofActivity()).toMatchObject({ policy: null, inherited: POLICY });
});

test('200 a copy of an activity keeps its conditions', async () => {
  await setActivity(OWN);
  const copy = await shop.office('duplicateActivity', { activity: activity.cuid }, staff);
  expect(await ofActivity(copy.cuid)).toMatchObject({ policy: OWN });
  await setActivity(null);
});

test('a policy is never changed: another one is written, and the same one is not written again', async () => {
  const count = async () =>
    (await shop.sql<{ n: number }>('select count(*)::integer as n from cancellation_policies'))[0]
      ?.n ?? 0;
  const before = await count();
  await setOrganiser(POLICY);
  expect(await count()).toBe(before);
  await setOrganiser({ ...POLICY, money_to: 'CREDIT' });
  expect(await count()).toBe(before + 1);
  const grants = await shop.sql<{ privilege_type: string }>(
    `select privilege_type from information_schema.role_table_grants
     where table_name = 'cancellation_policies' and grantee = 'ribambelle_app' order by 1`,
  );
  expect(grants.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT']);
  const logged = await shop.sql(
    `select from audit_log where action = 'organiser-preferences.update'
       and changes -> 'cancellation_policy' ->> 'to' like '%revient en crédit dans votre portefeuille.'`,
  );
  expect(logged).toHaveLength(1);
});

test('400 steps that do not come nearer, and a fee that is a share and an amount', async () => {
  const unordered = { ...POLICY, steps: [step(3), step(14)] };
  const twice = { ...POLICY, steps: [step(3, 1_000, 1_000)] };
  for (const set of [setOrganiser, setActivity]) {
    await expect(set(unordered)).rejects.toMatchObject({
      code: 'CANCELLATION_STEPS_UNORDERED',
      fields: { 'policy.steps.1.until_days': 'CANCELLATION_STEPS_UNORDERED' },
    });
    await expect(set(twice)).rejects.toMatchObject({ code: 'CANCELLATION_FEE_TWICE' });
  }
  await expect(
    shop.office(
      'updateActivityCancellationPolicy',
      { activity: activity.cuid, version: 1, policy: unordered },
      staff,
    ),
  ).rejects.toMatchObject({ status: 409 });
});

test('404 an activity that is not there, and 403 without the right', async () => {
  const nothing = { activity: 'cnothing', version: 1, policy: null };
  await expect(
    shop.office('updateActivityCancellationPolicy', nothing, staff),
  ).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  await expect(ofActivity('cnothing')).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  const reader = await shop.make.collaborator(organiser, [
    'organiser-preferences.read',
    'activities.read',
  ]);
  const change = (name: 'updateCancellationPolicy' | 'updateActivityCancellationPolicy') =>
    name === 'updateCancellationPolicy'
      ? shop.change(name, { policy: null }, reader)
      : shop.change(name, { activity: activity.cuid, policy: null }, reader);
  for (const name of ['updateCancellationPolicy', 'updateActivityCancellationPolicy'] as const)
    await expect(change(name)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});
