import { addDays } from '@ribambelle/domain/base/days.ts';
import { DUE_AFTER_REFUND } from '@ribambelle/domain/payments/due-refund.ts';
import { inTransaction } from '@ribambelle/server/database/transaction.ts';
import { moveRefund } from '@ribambelle/server/payments/index.ts';
import { putRefundBack } from '@ribambelle/server/wallet/put-refund-back.ts';
import { type Act, familyOf, NothingThere, paymentOf, pick, walletOf } from './steps.ts';
import type { House } from './house.ts';

/**
 * Lets the provider answer the oldest refund that it has: it gives the money back, or refuses; also
 * one that it gave can fail, days later.
 */
export async function answerRefund(
  { shop, pool, organiser }: Pick<House, 'shop' | 'pool' | 'organiser'>,
  refuses: boolean,
): Promise<void> {
  const [refund] = await shop.sql<{ cuid: string; payment_cuid: string }>(
    `select f.cuid, p.cuid as payment_cuid from refunds f join payments p on p.id = f.payment_id
     where f.organiser_id = $1 and (f.state = 'PENDING' or (f.state = 'DONE' and f.provider_reference is not null and $2))
     order by f.id limit 1`,
    [organiser.id, refuses],
  );
  if (refund === undefined) throw new NothingThere();
  const of = { now: shop.clock.now() };
  const { cuid, payment_cuid } = refund;
  await inTransaction<unknown>({ pool, organiser_id: organiser.id }, (db) =>
    refuses
      ? putRefundBack(db, { emit: () => undefined, ...of, refund_cuid: cuid, payment_cuid })
      : moveRefund(db, {
          ...of,
          cuid,
          from: ['PENDING', 'SENT'],
          to: 'DONE',
          provider_reference: `re_${cuid}`,
        }),
  );
}

const METHODS = ['TRANSFER', 'CASH', 'OTHER'] as const;
const WAYS = ['BANK', 'PROVIDER', 'WALLET'] as const;
const methodOf = (which: number) => METHODS[which % METHODS.length] ?? 'CASH';
const reason = 'Ainsi';

/** The acts of staff with money. */
export const MONEY_ACTS = {
  'record payment': async (world, { which, other, amount }) => {
    const money = { customer: familyOf(world, which).cuid, amount, twice: true };
    const received_at = addDays(world.shop.clock.now().slice(0, 10), -(other % 3));
    const payment = { ...money, received_at, method: methodOf(other) };
    return world.shop.office('recordPayment', payment, world.staff);
  },
  'correct payment': async (world, { which, other, amount }) => {
    const payment = await paymentOf(world, which, true);
    const values = { payment, amount, method: methodOf(other), reason };
    return world.shop.change('correctPayment', values, world.staff);
  },
  'void payment': async (world, { which }) => {
    const payment = await paymentOf(world, which, true);
    return world.shop.office('voidPayment', { payment, reason }, world.staff);
  },
  refund: async (world, { which, other, amount, kept }) => {
    const payment = await paymentOf(world, which, false);
    const to = WAYS[other % WAYS.length] ?? 'BANK';
    const refund = {
      payment,
      amount: Math.ceil(amount / 3),
      to,
      reason,
      used: kept,
      due: pick(DUE_AFTER_REFUND, which),
    };
    return world.shop.office('refundPayment', refund, world.staff);
  },
  'provider answers': (world, { kept }) => answerRefund(world, kept),
  'pay from wallet': async (world, { which, amount }) => {
    const family = familyOf(world, which);
    const pay = { customer: family.cuid, amount: await walletOf(world, family, amount) };
    return world.shop.office('payFromCustomerWallet', pay, world.staff);
  },
  'correct wallet': async (world, { which, amount, kept }) => {
    const change = { amount: kept ? amount : -amount, reason };
    const correct = { customer: familyOf(world, which).cuid, ...change };
    return world.shop.office('correctWallet', correct, world.staff);
  },
} satisfies Record<string, Act>;
