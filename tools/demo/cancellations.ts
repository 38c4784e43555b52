import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { addMinutes, instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Given, Ledger } from './ledger.ts';
import type { Purchase } from './purchase.ts';
import type { Till } from './till.ts';
import type { Cancellation, Registration } from './registrations.ts';
import type { Shop } from './shop.ts';

const BY_CUSTOMER = [
  'Varicelle, il doit rester à la maison.',
  'Nous déménageons plus tôt que prévu.',
  'Il part finalement chez ses grands-parents.',
  'Broken arm, three weeks of plaster.',
  'Double inscription par erreur.',
];
const BY_ORGANISER = [
  'Inscrit dans un autre groupe à la demande des parents.',
  'L’animatrice est malade, nous vous proposons une autre date.',
];

/**
 * Cancels the registrations due for it; half of the money paid for them goes to the wallet or back,
 * the rest waits for staff.
 */
export function addCancellations(
  shop: Shop,
  { purchases, ledger, till }: { purchases: readonly Purchase[]; ledger: Ledger; till: Till },
): ReadonlyMap<number, Cancellation> {
  const cancellations = new Map<number, Cancellation>();
  for (const { registrations, at } of purchases) {
    for (const registration of registrations.filter(({ cancelled }) => cancelled)) {
      const cancellation = drawCancellation(shop, { registration, bought_at: at });
      cancellations.set(registration.id, cancellation);
      const isReturned = shop.random.chance(0.55);
      if (isReturned || isRefundedWhole(registration, { ledger, till }))
        giveBack(shop, {
          registration,
          at: addMinutes(cancellation.cancelled_at, 5),
          ledger,
          till,
        });
    }
  }
  return cancellations;
}

function drawCancellation(
  { now, random }: Shop,
  { registration, bought_at }: { registration: Registration; bought_at: Instant },
): Cancellation {
  const latest = Math.min(
    millisOf(now) - 10 * 60_000,
    millisOf(registration.slot.start_at) - 3_600_000,
  );
  const share = 0.1 + random.next() * 0.9;
  const cancelled_at = instantOfMillis(
    Math.floor(millisOf(bought_at) + share * (latest - millisOf(bought_at))),
  );
  const dice = random.next();
  if (dice < 0.7)
    return {
      cancelled_at,
      cancellation_type: 'CUSTOMER',
      cancellation_message: random.pick(BY_CUSTOMER),
    };
  return {
    cancelled_at,
    cancellation_type: 'ORGANISER',
    cancellation_message: random.pick(BY_ORGANISER),
  };
}

/**
 * Takes the money off the registration, back to its origin or to the wallet; every cent is on one
 * side.
 */
function giveBack(
  shop: Shop,
  input: { registration: Registration; at: Instant; ledger: Ledger; till: Till },
): void {
  const { registration, at, ledger, till } = input;
  const created_by = till.staff[0]?.id ?? null;
  let keptAmount = 0;
  for (const refund of ledger.given.filter(
    ({ receivable_id }) => receivable_id === registration.id,
  )) {
    const way = drawWay(shop, { given: refund, till });
    if (way === 'FAILED') keptAmount += refund.amount;
    if (way === 'WALLET') {
      allocate(shop, { given: refund, amount: -refund.amount, refund_id: null, at });
      const { payment, receivable_id, amount } = refund;
      const message = 'Crédit après annulation';
      ledger.movements.push({
        amount,
        reason: 'CANCELLATION',
        payment_id: payment.id,
        receivable_id,
        message,
        created_by,
        created_at: at,
      });
    } else addRefund(shop, { given: refund, way, at, created_by });
  }
  ledger.paid.set(registration.id, keptAmount);
}

/** True when a payment for nothing else is given back whole, while the demo has too few of them. */
function isRefundedWhole(
  { id }: Registration,
  { ledger, till }: { ledger: Ledger; till: Till },
): boolean {
  return (
    till.rare.whole > 0 &&
    ledger.given.some((refund) => refund.receivable_id === id && isWhole(refund))
  );
}

const isWhole = ({ payment, amount, method }: Given): boolean =>
  payment.amount === amount && method !== 'WALLET';

type Way = 'WALLET' | 'DONE' | 'FAILED';

function drawWay({ random }: Shop, { given, till }: { given: Given; till: Till }): Way {
  if (given.provider !== null && till.rare.refused > 0) {
    till.rare.refused -= 1;
    return 'FAILED';
  }
  if (till.rare.whole > 0 && isWhole(given)) {
    till.rare.whole -= 1;
    return 'DONE';
  }
  const chance = { ONLINE: 0.4, TRANSFER: 0.5, CASH: 1, WALLET: 0 }[given.method];
  return random.chance(chance) ? 'DONE' : 'WALLET';
}

/**
 * Adds a refund by hand or through the provider; one that the provider refused leaves the money in
 * place.
 */
function addRefund(
  shop: Shop,
  input: { given: Given; way: 'DONE' | 'FAILED'; at: Instant; created_by: number | null },
): void {
  const { given, way, at, created_by } = input;
  const { payment, provider, amount } = given;
  const { organiser_id, random, batch } = shop;
  const ids = { id: random.id(), cuid: random.cuid() };
  const isDone = way === 'DONE';
  const reference = provider === null || !isDone ? null : `${provider.id}-refund-${ids.cuid}`;
  batch.add('refunds', {
    organiser_id,
    ...ids,
    payment_id: payment.id,
    amount,
    state: way,
    created_by,
    created_at: at,
    done_at: isDone ? at : null,
    failed_at: isDone ? null : addMinutes(at, 1),
    provider_reference: reference,
    message: provider === null ? 'Remboursé par virement' : 'Annulation',
  });
  allocate(shop, { given, amount: -amount, refund_id: ids.id, at });
  if (!isDone) return allocate(shop, { given, amount, refund_id: ids.id, at: addMinutes(at, 1) });
  payment.refunded_amount += amount;
  payment.state = payment.refunded_amount === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  if (provider === null || reference === null) return;
  batch.add('sandbox_refunds', {
    id: reference,
    sandbox_payment_id: provider.id,
    refund_cuid: ids.cuid,
    amount,
    state: 'done',
    created_at: at,
  });
}

function allocate(
  shop: Shop,
  input: { given: Given; amount: Amount; refund_id: number | null; at: Instant },
): void {
  const { given, amount, refund_id, at } = input;
  const { organiser_id, random, batch } = shop;
  const { payment, receivable_id } = given;
  batch.add('payment_allocations', {
    organiser_id,
    id: random.id(),
    payment_id: payment.id,
    receivable_id,
    refund_id,
    amount,
    created_at: at,
  });
}
