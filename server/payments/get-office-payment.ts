import { atOnce } from '../database/statements.ts';
import { getOfficePayment as endpoint } from '@ribambelle/api/payments/get-office-payment.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { refundableAmount, refundableCredit } from '@ribambelle/domain/payments/refunds.ts';
import { action } from '../action.ts';
import { findLastAccount } from '../outgoing-transfers/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findOfficePayment, loadAllocationsOf, loadRefundsOf } from './office-payment-views.ts';
import { loadPaymentChanges } from './payment-change-views.ts';
import { presentOfficePayment } from './present-office-payment.ts';

/** Answers a payment, its allocations and its refunds. */
export const getOfficePayment = action(endpoint, async (context) => {
  const { db, request, organiser, language, collaborator } = context;
  const row = orRefuse(await findOfficePayment(db, request.payment), 'PAYMENT_NOT_FOUND');
  const refunds_too = may(collaborator.permissions, 'payments.refund');
  const [allocations, { refunds, credited_amount }, changes, account] = await atOnce(
    () => loadAllocationsOf(db, row.id),
    () => loadRefundsOf(db, row.id),
    () => loadPaymentChanges(db, row.id),
    () =>
      refunds_too
        ? findLastAccount(db, { customer_cuid: row.customer_cuid, own: false })
        : undefined,
  );
  const wallet_amount = Math.max(0, Math.min(credited_amount, row.wallet_amount));
  const payment = { ...row, parts: allocations, wallet_amount };
  const text = textReader({ language, organiser });
  const { message, late, provider, provider_reference, on_its_way, made_by } = row;
  const { collected, kept_means, failure_code, failure_advice } = row;
  const label = text(row.method_labels);
  return {
    ...presentOfficePayment(row, organiser.timezone),
    version: row.version,
    message,
    late,
    provider,
    provider_reference,
    provider_method: label === '' ? row.provider_method : label,
    on_its_way,
    collected,
    kept_means,
    failure:
      failure_code === null || failure_advice === null
        ? null
        : { code: failure_code, advice: failure_advice },
    made_by,
    refunds,
    changes,
    credited_amount,
    allocations: allocations.map(
      ({ receivable_id, kind, subject, firstname, lastname, title, cancelled, amount }) => ({
        receivable_id,
        kind,
        subject,
        cancelled,
        amount,
        title: title === null ? null : text(title),
        participant_name:
          firstname === null
            ? null
            : fullname({
                firstname,
                lastname: lastname ?? '',
              }),
      }),
    ),
    refundable_amount: refundableAmount(payment),
    credit_amount: refundableCredit(payment),
    last_account: account ?? null,
  };
});
