import type { CancelledMoney } from '@ribambelle/domain/cancellation-policies/cancelled-money.ts';
import { USUAL_POLICY } from '@ribambelle/domain/cancellation-policies/policy.ts';
import {
  type CancellationOutcome,
  decideCancellation,
} from '@ribambelle/domain/registrations/cancellation.ts';
import type { Db } from '../database/transaction.ts';
import type { PaidPaymentRow } from '../payments/index.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import { planMoneyBack } from '../wallet/index.ts';
import type { CancellationMoney, LockedRegistration } from './cancellation-store.ts';

/** The consequences of a cancellation by the family, to the cent. */
export interface CancellationPlan {
  readonly receivable: ReceivableRow;
  readonly outcome: CancellationOutcome;
  readonly money: CancelledMoney & CancellationMoney;
  readonly payments: readonly PaidPaymentRow[];
}

/**
 * Plans the cancellation of a registration by its family, under the policy with which it was sold:
 * the same for the preview and for the act. The act has locked everything first. Refuses as the
 * rule does.
 */
export async function planCancellation(
  db: Db,
  input: {
    registration: LockedRegistration;
    receivables: readonly ReceivableRow[];
    message: string;
    now: string;
  },
): Promise<CancellationPlan> {
  const { registration, receivables, message, now } = input;
  const { receivable_id } = registration;
  const receivable = receivables.find(({ id }) => id === receivable_id);
  if (receivable === undefined) throw new Error('A registration has no receivable');
  const { total_amount, paid_amount } = receivable;
  const facts = { ...registration, total_amount, paid_amount };
  const decision = decideCancellation(facts, { type: 'CUSTOMER', message, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const outcome = decision.value;
  const { money_to } = registration.policy ?? USUAL_POLICY;
  const { due_amount, fee_amount } = outcome;
  const { payments, ...money } = await planMoneyBack(db, {
    receivables,
    receivable_id,
    due_amount,
    money_to,
  });
  return { receivable, outcome, money: { ...money, fee_amount }, payments };
}
