import type { officePaymentRow } from '@ribambelle/api/payments/office-shapes.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { z } from 'zod';
import type { OfficePaymentRow } from './office-payment-views.ts';

/** Returns a payment for the list of the back-office. */
export function presentOfficePayment(
  row: OfficePaymentRow,
  timezone: string,
): z.infer<typeof officePaymentRow> {
  const { id, cuid, method, state, amount, refunded_amount, created_at, paid_at } = row;
  return {
    id,
    cuid,
    method,
    state,
    amount,
    refunded_amount,
    created_at,
    paid_at,
    received_at: paid_at === null ? null : dayOf(paid_at, timezone),
    voided_amount: row.voided_amount,
    customer: {
      cuid: row.customer_cuid,
      name: fullname(row),
    },
    communication: row.reference === null ? null : formatStructuredCommunication(row.reference),
  };
}
