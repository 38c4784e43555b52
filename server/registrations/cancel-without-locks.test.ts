import { openPolicyShop, STEPS } from '@ribambelle/testing/policy-shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, expect, test } from 'vitest';

const stage = await openPolicyShop();
const { shop, bought } = stage;
afterAll(stage.close);

test('race, negative control: without the locks one registration is cancelled more than once', async () => {
  const most = await mostWithoutLocks(
    async () => {
      const { registration: registration_id, ...family } = await bought(
        { steps: STEPS, money_to: 'STAFF' },
        { paid: false },
      );
      const seen = { due_amount: 0, online_amount: 0, wallet_amount: 0 };
      const request = { registration_id, message: 'Malade', seen };
      const calls = Array.from({ length: 4 }, () =>
        shop.call('cancelRegistration', request, family),
      );
      const outcomes = await Promise.allSettled(calls);
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    },
    { right: 1 },
  );
  expect(most).toBeGreaterThan(1);
});
