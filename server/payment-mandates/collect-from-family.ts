import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { dueOfMandate } from '@ribambelle/domain/payment-mandates/collect.ts';
import { oneOrderOf } from '@ribambelle/domain/payments/targets.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import {
  insertPayment,
  insertTargets,
  loadTargetIds,
  lockPendingPaymentsFor,
  queueCheck,
} from '../payments/index.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { hasWaitingProof } from '../transaction-proofs/index.ts';
import { lockMoney } from '../wallet/index.ts';
import { loadMandateDebts, type MandateDebtRow, noteDueUntil } from './debt-store.ts';
import { lockActiveMandates, type MandateRow } from './mandate-store.ts';
import { loadCoveredIds } from './mandate-views.ts';

interface Collecting {
  readonly organiser: Organiser;
  readonly customer_id: number;
  /** The end of today. */
  readonly until: string;
  readonly now: string;
}

/**
 * Begins the payments by mandate of a family that are due today, one for each mandate. Nothing that
 * an open page or a payment on its way is for: of two rounds at once the second finds the payments
 * of the first, and the family finds them as on their way. None while a proof of a transfer waits
 * for staff: what it paid would be collected a second time.
 */
export async function collectFromFamily(db: Db, input: Emitting & Collecting): Promise<void> {
  const { organiser, customer_id } = input;
  const ids = await loadCoveredIds(db, customer_id);
  const { receivables } = await lockMoney(db, {
    customer_id,
    which: { receivable_ids: ids, fees_of: [] },
  });
  if (await hasWaitingProof(db, customer_id)) return;
  const busy = new Set(await loadTargetIds(db, await lockPendingPaymentsFor(db, ids)));
  const mode = organiser.payment_mode;
  const mandates = await lockActiveMandates(db, { customer_id, mode });
  const debts = await loadMandateDebts(
    db,
    mandates.map(({ id }) => id),
  );
  for (const mandate of mandates) {
    const free = debts.filter(
      (debt) => debt.payment_mandate_id === mandate.id && !busy.has(debt.receivable_id),
    );
    await begin(db, { ...input, mandate, debts: free, receivables });
  }
}

/** Begins one payment for what is due of the debts of a mandate; none for nothing. */
async function begin(
  db: Db,
  input: Emitting &
    Collecting & {
      readonly mandate: MandateRow;
      readonly debts: readonly MandateDebtRow[];
      readonly receivables: readonly ReceivableRow[];
    },
): Promise<void> {
  const { emit, organiser, customer_id, mandate, debts, receivables, until, now } = input;
  const due = debts.flatMap((debt) => {
    const part = dueOfMandate(debt, { parts: debt.parts, until });
    return part === null ? [] : [{ ...part, receivable_id: debt.receivable_id }];
  });
  if (due.length === 0) return;
  const targets = due.map(({ receivable_id, amount }) => ({ receivable_id, amount }));
  const { payment_provider_id, method } = mandate;
  const payment = await insertPayment(db, {
    customer_id,
    cart_id: oneOrderOf(targets, receivables),
    method: 'ONLINE',
    strategy: 'IMMEDIATE',
    amount: sumAmounts(targets.map(({ amount }) => amount)),
    currency: organiser.currency,
    state: 'PENDING',
    collector:
      payment_provider_id === null
        ? { kind: 'SANDBOX' }
        : { kind: 'PROVIDER', payment_provider_id },
    provider_method: method,
    payment_mandate_id: mandate.id,
    collected: true,
    now,
  });
  await insertTargets(db, { payment_id: payment.id, targets });
  for (const { receivable_id, due_from, due_until } of due)
    await noteDueUntil(db, { payment_mandate_id: mandate.id, receivable_id, due_from, due_until });
  emit('payment.requested', { payment_id: payment.id });
  await queueCheck(db, { payment, attempt: 0, now, at_once: true });
}
