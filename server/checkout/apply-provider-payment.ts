import { nameOfStep, readReport, type Step } from '@ribambelle/domain/payments/read-report.ts';
import { lockCart } from '../carts/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { followMandate } from '../payment-mandates/index.ts';
import {
  findPayment,
  insertProviderMessage,
  loadBookedDisputes,
  loadBookedRefunds,
  lockPayment,
  queueCheck,
} from '../payments/index.ts';
import { asItCounts } from './as-it-counts.ts';
import { type ProviderWord, takeStep } from './provider-steps.ts';
import { lockSettlement } from './settle-payment.ts';

/**
 * Applies a provider's report to our books by compare-and-set, in one transaction: settles received
 * money, takes off money that the provider gave back by itself or that a family disputes, puts back
 * refunds that failed and disputes that were won, and opens the cart again after an end without
 * money. Play money buys nothing where money is real. Changes nothing when the report is repeated,
 * out of order, ambiguous, or about an unknown payment (R13). Returns true when it changed
 * anything. Locks in the one order: cart, places, wallet, receivables, payment.
 */
export async function applyProviderPayment(
  db: Db,
  word: Emitting & ProviderWord,
): Promise<boolean> {
  const { emit, organiser, now } = word;
  const before = await findPayment(db, word.input.payment_cuid);
  // a test account says nothing about real money, nor one account about another's
  const same =
    before?.provider === word.provider && before.payment_provider_id === word.payment_provider_id;
  if (before === null || !same) return false;
  const { cart_id } = before;
  const cart = cart_id === null ? null : await lockCart(db, { cart_id });
  const settlement = await lockSettlement(db, { organiser, payment: before, cart, now });
  const payment = await lockPayment(db, before.cuid);
  if (payment === null) return false;
  const input = await asItCounts(db, { organiser, payment, input: word.input });
  const [refunds, disputes] = await inOrder(
    () => loadBookedRefunds(db, payment.id),
    () => loadBookedDisputes(db, payment.id),
  );
  const { steps, why } = readReport({ ...payment, refunds, disputes }, input);
  if (word.message_id !== null) {
    const { provider_reference } = input;
    await insertProviderMessage(db, {
      provider: word.provider,
      message_id: word.message_id,
      provider_reference,
      payload: word.input,
      outcome: why ?? steps.map(nameOfStep).join(', '),
      now,
    });
  }
  for (const step of steps)
    await takeStep(db, { emit, word: { ...word, input }, settlement, step });
  await followMandate(db, { emit, organiser, payment, report: input, steps, now });
  if (steps.some(leavesOpen)) await queueCheck(db, { payment, attempt: 0, now });
  return steps.length > 0;
}

/** Tests whether a step leaves something open of which a later message may be lost. */
function leavesOpen(step: Step): boolean {
  if (step.kind === 'DISPUTE_MADE') return step.dispute.state === 'OPEN';
  if (step.kind === 'REFUND_MADE') return step.refund.state === 'SENT';
  return step.kind === 'REFUND_MOVED' && step.to === 'SENT';
}
