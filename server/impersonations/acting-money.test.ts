import { type Bought, LATER, openPolicyShop, STEPS } from '@ribambelle/testing/policy-shop.ts';
import { afterAll, afterEach, expect, test } from 'vitest';

const ORIGIN = { steps: STEPS, money_to: 'ORIGIN' } as const;
const stage = await openPolicyShop();
const { shop, organiser, bought, refundsOf } = stage;
afterAll(stage.close);
afterEach(stage.closeBooks);

type Permissions = Parameters<typeof shop.make.collaborator>[1];

/** Signs a collaborator in on the site as the family. */
async function actAs(family: Bought, permissions: Permissions): Promise<{ token: string }> {
  const staff = await shop.make.collaborator(organiser, [
    'customers.read',
    'customers.impersonate',
    ...permissions,
  ]);
  const { address } = await shop.office('openImpersonation', { customer: family.family }, staff);
  const answer = await shop.fetch('storefront', '/api/impersonation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${shop.server.port}` },
    body: JSON.stringify({ token: new URL(address).hash.slice(1) }),
  });
  const cookie = /ribambelle_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return { token: cookie ?? '' };
}

const cancellation = (family: Bought) => ({
  registration_id: family.registration,
  message: 'Malade',
  seen: { due_amount: 2_000, online_amount: 8_000, wallet_amount: 0 },
});
const change = (family: Bought) => ({
  registration_id: family.registration,
  availability_dates: family.camp.dates.slice(0, 1).map(({ id }) => ({ date_id: id })),
  total_amount: 4_000,
  seen: { fee_amount: 1_500, online_amount: 6_000, wallet_amount: 0 },
});

test('403 REFUND_NOT_PERMITTED: staff who act as a family give no money back without the right to refund', async () => {
  const activity = await shop.make.activity(organiser, {
    partial_registrations: 'EVERYBODY',
    partial_price: 'BY_DATES',
  });
  const family = await bought(ORIGIN, { activity });
  shop.clock.set(LATER);
  const acting = await actAs(family, []);
  for (const call of [
    () => shop.call('cancelRegistration', cancellation(family), acting),
    () => shop.call('updateRegistration', change(family), acting),
  ])
    await expect(call()).rejects.toMatchObject({
      status: 403,
      code: 'REFUND_NOT_PERMITTED',
      message: expect.stringContaining('droit de rembourser'),
    });
  expect(await refundsOf(family)).toEqual([]);
  const shown = await shop.call('getAccountRegistration', { cuid: family.cuid }, family);
  expect(shown).toMatchObject({ cancelled: false, total_amount: 10_000 });
});

test('403 NOT_AS_FAMILY: nor do they withdraw or have credit paid out, with any right', async () => {
  const family = await bought(ORIGIN);
  shop.clock.set(LATER);
  const acting = await actAs(family, ['payments.refund']);
  const withdrawal = { kind: 'BUNDLE', purchase: family.cuid, name: 'Anne' } as const;
  await expect(shop.call('withdraw', withdrawal, acting)).rejects.toMatchObject({
    code: 'NOT_AS_FAMILY',
  });
  const payout = { amount: 100, iban: 'BE68539007547034', holder: 'Anne' };
  await expect(shop.call('payOutCredit', payout, acting)).rejects.toMatchObject({
    code: 'NOT_AS_FAMILY',
  });
});

test('200 with the right to refund they do, and cancel without it what gives nothing back', async () => {
  const paid = await bought(ORIGIN);
  shop.clock.set(LATER);
  await shop.call('cancelRegistration', cancellation(paid), await actAs(paid, ['payments.refund']));
  expect(await refundsOf(paid)).toEqual([{ amount: 8_000, state: 'PENDING' }]);
  await stage.closeBooks();
  const owed = await bought(ORIGIN, { paid: false });
  shop.clock.set(LATER);
  const seen = { due_amount: 2_000, online_amount: 0, wallet_amount: 0 };
  await shop.call('cancelRegistration', { ...cancellation(owed), seen }, await actAs(owed, []));
  const shown = await shop.call('getAccountRegistration', { cuid: owed.cuid }, owed);
  expect(shown).toMatchObject({ cancelled: true });
});
