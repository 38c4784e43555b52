import { likelyDuplicates } from '@ribambelle/domain/payments/recorded.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import type { recordPayment } from '@ribambelle/api/bank-transfers/record-payment.ts';
import type { ActionContext } from '../action.ts';
import { loadSimilarPayments } from '../payments/index.ts';
import type { ReceivableRow, Which } from '../receivables/index.ts';
import { Refusal } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import type { Debtor } from './debtor-views.ts';
import { findDebtor } from './find-debtor.ts';
import { type NamedPart, namedParts, targetsOfParts, whichOfParts } from './named-parts.ts';
import { receivedMoment } from './received-moment.ts';
import { recordReceived } from './record-received.ts';

type Context = Pick<
  ActionContext<typeof recordPayment>,
  'db' | 'organiser' | 'collaborator' | 'now' | 'emit'
>;

/** Money that staff say has come, in minor units, with the number or the family that sent it. */
export interface ReceivedTransfer {
  readonly communication: string | null;
  readonly customer: string | null;
  readonly amount: number;
  readonly received_at: string | null;
  /** True to record it although it may be a duplicate. */
  readonly twice: boolean;
  readonly parts?: readonly { readonly communication: string; readonly amount: number }[];
  readonly method?: 'TRANSFER' | 'CASH' | 'OTHER';
  readonly note?: string;
}

/**
 * Records received money and puts it on what it names, on its parts, or on all that the family
 * owes, the first due first; the rest becomes wallet credit.
 */
export async function receiveTransfer(context: Context, input: ReceivedTransfer) {
  const { db, organiser, now } = context;
  const { amount, method = 'TRANSFER', note = '', communication, customer } = input;
  const { timezone } = organiser;
  const moment = receivedMoment(input.received_at, { timezone, now });
  const debtor = await findDebtor(db, { communication, customer });
  const { id: customer_id } = debtor;
  const parts = await namedParts(db, { parts: input.parts ?? [], amount, debtor });
  const { receivables } = await lockMoney(db, { customer_id, which: whichOf(debtor, parts) });
  if (!input.twice)
    await refuseDuplicate(context, { customer_id, amount, received_at: moment.day });
  return recordReceived(context, {
    payer: debtor,
    cart_id: debtor.cart_id,
    receivables,
    targets: targetsFor(debtor, { parts, amount, receivables }),
    amount,
    method,
    note,
    received: moment,
  });
}

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
  { db, organiser }: Context,
  money: { readonly customer_id: number; readonly amount: number; readonly received_at: string },
): Promise<void> {
  const { timezone } = organiser;
  const { customer_id, amount, received_at } = money;
  const similar = await loadSimilarPayments(db, { customer_id, amount, timezone });
  const [duplicate] = likelyDuplicates({ amount, received_at }, similar);
  if (duplicate === undefined) return;
  const { cuid: payment, method } = duplicate;
  throw new Refusal('PAYMENT_LIKELY_DUPLICATE', {
    fields: { amount: 'PAYMENT_LIKELY_DUPLICATE' },
    details: { payment, method, amount, received_at: duplicate.received_at },
  });
}
