import type { ChargeAdvice, ReportedFailure } from '@ribambelle/domain/payments/provider-report.ts';

/** Reasons of banks and networks after which the same payment may succeed in some days. */
const PASSING: ReadonlySet<string> = new Set([
  'insufficient_funds',
  'exceeds_withdrawal_amount_limit',
  'exceeds_withdrawal_count_limit',
  'withdrawal_count_limit_exceeded',
  'card_velocity_exceeded',
  'issuer_unavailable',
  'issuer_not_available',
  'credit_issuer_unavailable',
  'processing_error',
  'try_again_later',
  're_enter_transaction',
  'reenter_transaction',
  'system_malfunction',
  'unable_to_go_online',
  'file_temporarily_unavailable',
  // a bank's words for a direct debit without enough money, or that it could not handle
  'AM04',
  'AM05',
  'TM01',
]);

/** Reasons after which the mandate is dead. */
const FINAL: ReadonlySet<string> = new Set([
  'card_expired',
  'expired_card',
  'inactive_card',
  'invalid_card_number',
  'invalid_number',
  'invalid_account',
  'invalid_account_number',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'capture_card',
  'pick_up_card_special_condition',
  'restricted_card',
  'closed_account',
  'account_closed',
  'no_account',
  'bank_account_unusable',
  'debit_not_authorized',
  'possible_fraud',
  'fraudulent',
  'suspected_fraud',
  'stop_payment_order',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'mandate_invalid',
  'payment_method_unusable',
  // a bank's words for an account that is wrong, closed, blocked or of somebody who has died, and
  // for a mandate that is missing or withdrawn
  'AC01',
  'AC04',
  'AC06',
  'AC13',
  'MD01',
  'MD07',
  'SL01',
]);

/** The advice of Stripe's, by its own name. */
const ADVICES: Readonly<Record<string, ChargeAdvice>> = {
  try_again_later: 'TRY_LATER',
  confirm_card_data: 'ACT',
  do_not_try_again: 'NEVER',
};

/**
 * Returns the failure of a payment by mandate in our words: a final reason, then the provider's
 * advice, then the reason. Of one that nobody knows only the family can say more, so that it is
 * never tried again by itself.
 */
export function chargeFailure(of: {
  /** The provider's reasons, the most exact first; those that it did not give are null. */
  readonly codes: readonly (string | null | undefined)[];
  readonly advice?: string | null | undefined;
}): ReportedFailure {
  const codes = of.codes.flatMap((one) => (one == null || one === '' ? [] : [one]));
  const code = codes[0] ?? 'unknown';
  if (codes.some((one) => FINAL.has(one))) return { code, advice: 'NEVER' };
  const advice = ADVICES[of.advice ?? ''];
  if (advice !== undefined) return { code, advice };
  return { code, advice: codes.some((one) => PASSING.has(one)) ? 'TRY_LATER' : 'ACT' };
}
