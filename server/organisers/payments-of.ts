import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import { z } from 'zod';
import { bilingualOf } from '../texts/bilingual.ts';
import type { Organiser } from './organiser.ts';

const methods = z.array(
  z.object({ type: z.enum(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED']), priority: z.int() }),
);

/** Returns the payment settings of an organiser; the methods in their order. */
export function paymentsOf(organiser: Organiser) {
  const result = methods.safeParse(organiser.payment_methods);
  const sorted = result.success
    ? result.data.toSorted((one, other) => one.priority - other.priority)
    : [];
  const {
    online_payments_activated,
    bank_transfers_activated,
    bank_account,
    bank_account_holder,
    bank_identifier,
  } = organiser;
  const { service_fee_amount, service_fee_percentage, payment_reference_prefix } = organiser;
  const { maximum_unpaid_places, payment_term_days } = organiser;
  const { reminder_first_days, reminder_second_days, unpaid_cancellation_days } = organiser;
  const { credit_reminder_months } = organiser;
  return {
    payment_methods: sorted.map(({ type }) => type),
    online_payments_activated,
    test_mode: isForTests(organiser.payment_mode),
    bank_transfers_activated,
    bank_account,
    bank_account_holder,
    bank_identifier,
    service_fee_amount,
    service_fee_percentage,
    payment_reference_prefix,
    maximum_unpaid_places,
    payment_term_days,
    reminder_first_days,
    reminder_second_days,
    unpaid_cancellation_days,
    credit_reminder_months,
    reminder_message: bilingualOf(organiser.reminder_message),
  };
}
