import type { BookedPayment } from '../fakes/providers/booked.ts';
import type { FakeProvider } from '../fakes/providers/server.ts';
import type { Shop } from '../shop.ts';

/** A payment of ours by a provider, and where its money is; minor units. */
export interface OurPayment {
  readonly provider_reference: string;
  readonly state: string;
  readonly amount: number;
  readonly refunded_amount: number;
  /** The part of that which left through the provider. */
  readonly refunded_there: number;
  /** The part that lies on receivables. */
  readonly allocated: number;
  /** The part that became wallet credit and did not leave again by a refund. */
  readonly credited: number;
}

const RECEIVED = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Compares our books with those of a stand-in, which is the judge: each payment there is here, paid
 * or not as there, with as much money gone; and what is left of it lies on receivables and wallets
 * to the cent. Returns a sentence for each difference.
 */
export async function booksOfShop(shop: Shop, fake: FakeProvider): Promise<readonly string[]> {
  const ours = await shop.sql<OurPayment & Record<string, unknown>>(OUR_PAYMENTS);
  return compareWithBooks(ours, fake.books.of(fake.access('LIVE')));
}

/** The part of a payment of a provider's books that is compared. */
export interface TheirPayment {
  readonly id: string;
  readonly state: BookedPayment['state'];
  readonly refunds: readonly Pick<BookedPayment['refunds'][number], 'state' | 'amount'>[];
  readonly disputes: readonly Pick<BookedPayment['disputes'][number], 'state' | 'amount'>[];
}

/**
 * Compares rows of ours with the books of their provider; returns a sentence for each difference.
 */
export function compareWithBooks(
  ours: readonly OurPayment[],
  theirs: readonly TheirPayment[],
): readonly string[] {
  const byReference = new Map(ours.map((payment) => [payment.provider_reference, payment]));
  return [
    ...theirs.flatMap((payment) => differencesOf(payment, byReference.get(payment.id))),
    ...ours.flatMap(leftOf),
  ];
}

/** Selects our payments by providers, as they are compared. */
export const OUR_PAYMENTS = `
  select p.provider_reference, p.state, p.amount, p.refunded_amount,
       coalesce((select sum(f.amount) from refunds f where f.payment_id = p.id and f.state <> 'FAILED'
         and f.provider_reference is not null), 0)::integer as refunded_there,
       coalesce((select sum(a.amount) from payment_allocations a where a.payment_id = p.id), 0)::integer as allocated,
       coalesce((select sum(m.amount) from wallet_movements m where m.payment_id = p.id), 0)::integer as credited
     from payments p where p.provider_reference is not null and p.payment_provider_id is not null`;

function differencesOf(theirs: TheirPayment, ours: OurPayment | undefined): readonly string[] {
  const name = `${theirs.id} (${theirs.state})`;
  const isPaid = theirs.state === 'PAID';
  if (ours === undefined) return isPaid ? [`${name}: not in our books`] : [];
  const isReceived = RECEIVED.includes(ours.state);
  if (isPaid !== isReceived) return [`${name}: ${ours.state} in our books`];
  const gone = [
    ...theirs.refunds.filter(({ state }) => state !== 'FAILED'),
    ...theirs.disputes.filter(({ state }) => state !== 'WON'),
  ].reduce((sum, { amount }) => sum + amount, 0);
  return gone === ours.refunded_there
    ? []
    : [`${name}: ${gone} left it, ${ours.refunded_there} by our books`];
}

/** Says where the rest of a payment of ours is, unless it is where money can be. */
function leftOf(ours: OurPayment): readonly string[] {
  const { amount, refunded_amount, allocated, credited } = ours;
  if (!RECEIVED.includes(ours.state)) {
    return allocated === 0 && credited === 0
      ? []
      : [`${ours.provider_reference}: ${ours.state}, and ${allocated + credited} of it is spent`];
  }
  const left = amount - refunded_amount;
  // more can leave by a dispute than is there: the family owes the rest again
  return left === allocated + credited || left < 0
    ? []
    : [`${ours.provider_reference}: ${left} left, ${allocated} + ${credited} in our books`];
}
