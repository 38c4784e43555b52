import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { addMinutes, instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import type { Ledger } from './ledger.ts';
import type { Purchase, Till } from './purchases.ts';
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

/** Cancels what is to be cancelled; half of the money that was paid for it goes to the wallet or back, the rest waits for staff. */
export function addCancellations(
  shop: Shop,
  { purchases, ledger, till }: { purchases: readonly Purchase[]; ledger: Ledger; till: Till },
): ReadonlyMap<number, Cancellation> {
  const cancellations = new Map<number, Cancellation>();
  for (const { registrations, at } of purchases) {
    for (const registration of registrations.filter(({ cancelled }) => cancelled)) {
      const cancellation = drawCancellation(shop, { registration, bought_at: at });
      cancellations.set(registration.id, cancellation);
      if (shop.random.chance(0.55)) giveBack(shop, { registration, at: addMinutes(cancellation.cancelled_at, 5), ledger, till });
    }
  }
  return cancellations;
}

function drawCancellation(
  { now, random }: Shop,
  { registration, bought_at }: { registration: Registration; bought_at: Instant },
): Cancellation {
  const latest = Math.min(millisOf(now) - 10 * 60_000, millisOf(registration.slot.start_at) - 3_600_000);
  const share = 0.1 + random.next() * 0.9;
  const cancelled_at = instantOfMillis(Math.floor(millisOf(bought_at) + share * (latest - millisOf(bought_at))));
  const dice = random.next();
  if (dice < 0.7) return { cancelled_at, cancellation_type: 'CUSTOMER', cancellation_message: random.pick(BY_CUSTOMER) };
  return { cancelled_at, cancellation_type: 'ORGANISER', cancellation_message: random.pick(BY_ORGANISER) };
}

/** Takes the money off the registration, to where it came from or to the wallet; every cent is on one side. */
function giveBack(shop: Shop, told: { registration: Registration; at: Instant; ledger: Ledger; till: Till }): void {
  const { registration, at, ledger, till } = told;
  const { organiser_id, random, batch } = shop;
  const created_by = till.staff[0]?.id ?? null;
  for (const { payment, method, amount } of ledger.given.filter((given) => given.registration_id === registration.id)) {
    batch.add('payment_allocations', {
      organiser_id,
      id: random.id(),
      payment_id: payment.id,
      registration_id: registration.id,
      amount: -amount,
      created_at: at,
    });
    if (method === 'TRANSFER' && random.chance(0.5)) {
      batch.add('refunds', {
        organiser_id,
        id: random.id(),
        cuid: random.cuid(),
        payment_id: payment.id,
        amount,
        state: 'DONE',
        message: 'Remboursé par virement',
        created_by,
        created_at: at,
        done_at: at,
      });
      payment.refunded_amount += amount;
      payment.state = payment.refunded_amount === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      continue;
    }
    ledger.movements.push({
      amount,
      reason: 'CANCELLATION',
      payment_id: payment.id,
      registration_id: registration.id,
      message: 'Crédit après annulation',
      created_by,
      created_at: at,
    });
  }
  ledger.paid.set(registration.id, 0);
}
