import { getCancellationPreview as endpoint } from '@ribambelle/api/registrations/get-cancellation-preview.ts';
import { action } from '../action.ts';
import { policySentence } from '../cancellation-policies/index.ts';
import { loadReceivables } from '../receivables/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findToCancel } from './cancellation-store.ts';
import { planCancellation } from './plan-cancellation.ts';

/** Answers what a cancellation by its family would do now; nothing is locked or written. */
export const getCancellationPreview = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const registration = orRefuse(
      await findToCancel(db, { id: request.registration_id, customer_id: customer.id }),
      'REGISTRATION_NOT_FOUND',
    );
    const { cart_id, receivable_id, policy, bundle_id } = registration;
    const which = cart_id === null ? { receivable_id } : { cart_id };
    const receivables = await loadReceivables(db, which);
    // the family has not said why yet
    const plan = await planCancellation(db, { registration, receivables, message: '-', now });
    const { outcome, money, payments } = plan;
    const text = textReader({ language, organiser });
    const { online_amount, wallet_amount } = money;
    return {
      conditions: policy === null ? '' : policySentence(policy, language),
      total_amount: plan.receivable.total_amount,
      paid_amount: plan.receivable.paid_amount,
      started_amount: outcome.started_amount,
      fee_amount: outcome.fee_amount,
      change_fee_amount: outcome.due_amount - outcome.started_amount - outcome.fee_amount,
      due_amount: outcome.due_amount,
      outstanding_amount: outcome.outstanding_amount,
      dropped_amount: money.dropped_amount,
      online_amount,
      wallet_amount,
      waiting_amount: money.credit_amount - online_amount - wallet_amount,
      back: money.back.map(({ amount, way, payment_id }) => {
        const payment = payments.find(({ id }) => id === payment_id);
        return {
          amount,
          way,
          method: text(payment?.method_labels ?? null),
          paid_at: payment?.created_at ?? now,
        };
      }),
      bundle_place_returned: bundle_id === null ? null : outcome.bundle_place_returned,
    };
  },
);
