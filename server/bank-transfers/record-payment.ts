import { recordPayment as endpoint } from '@ribambelle/api/bank-transfers/record-payment.ts';
import { likelyDuplicates } from '@ribambelle/domain/payments/recorded.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { action, type ActionContext } from '../action.ts';
import { loadSimilarPayments } from '../payments/index.ts';
import type { ReceivableRow, Which } from '../receivables/index.ts';
import { Refusal } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import type { Debtor } from './debtor-views.ts';
import { findDebtor } from './find-debtor.ts';
import { type NamedPart, namedParts, targetsOfParts, whichOfParts } from './named-parts.ts';
import { receivedMoment } from './received-moment.ts';
import { recordReceived } from './record-received.ts';

type Record = ActionContext<typeof endpoint>;

/** Records received money and puts it on owed amounts; the rest becomes wallet credit. */
export const recordPayment = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { amount, method, note, communication, customer } = request;
  const { timezone } = organiser;
  const moment = receivedMoment(request.received_at, { timezone, now });
  const debtor = await findDebtor(db, { communication, customer });
  const { id: customer_id } = debtor;
  const parts = await namedParts(db, { parts: request.parts, amount, debtor });
  const { receivables } = await lockMoney(db, { customer_id, which: whichOf(debtor, parts) });
  if (!request.twice) await refuseDuplicate(context, { customer_id, received_at: moment.day });
  const { cuid, credited_amount } = await recordReceived(context, {
    payer: debtor,
    cart_id: debtor.cart_id,
    receivables,
    targets: targetsFor(debtor, { parts, amount, receivables }),
    amount,
    method,
    note,
    received: moment,
  });
  return { cuid, credited_amount, message: null };
});

/** Returns the filter for what the money may go to. */
function whichOf({ id, cart_id, receivable_id }: Debtor, parts: readonly NamedPart[]): Which {
  if (parts.length > 0) return whichOfParts(parts);
  if (receivable_id !== null) return { receivable_id };
  return cart_id === null ? { customer_id: id } : { cart_id };
}

/**
 * Returns what the money is for: its parts, or all that is owed under its communication; nothing in
 * particular without either.
 */
function targetsFor(
  debtor: Debtor,
  money: { parts: readonly NamedPart[]; amount: number; receivables: readonly ReceivableRow[] },
): readonly Target[] {
  const { parts, amount, receivables } = money;
  if (parts.length > 0) return targetsOfParts(parts, receivables);
  return debtor.reference === null ? [] : targetsOfParts([{ of: debtor, amount }], receivables);
}

/**
 * Refuses a duplicate. The wallet of the customer is locked, so that of two simultaneous recordings
 * of one transfer the second sees the first.
 */
async function refuseDuplicate(
  { db, request, organiser }: Record,
  money: { readonly customer_id: number; readonly received_at: string },
): Promise<void> {
  const { timezone } = organiser;
  const { customer_id, received_at } = money;
  const { amount } = request;
  const similar = await loadSimilarPayments(db, { customer_id, amount, timezone });
  const [duplicate] = likelyDuplicates({ amount, received_at }, similar);
  if (duplicate === undefined) return;
  const { cuid: payment, method } = duplicate;
  throw new Refusal('PAYMENT_LIKELY_DUPLICATE', {
    fields: { amount: 'PAYMENT_LIKELY_DUPLICATE' },
    details: { payment, method, amount, received_at: duplicate.received_at },
  });
}
