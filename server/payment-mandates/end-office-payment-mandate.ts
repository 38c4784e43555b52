import { endOfficePaymentMandate as endpoint } from '@ribambelle/api/payment-mandates/end-office-payment-mandate.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { endMandate } from './end-mandate.ts';
import { lockMandateOf } from './mandate-store.ts';

/** Ends a means of payment that is kept for a family, at its wish; the log says who did it. */
export const endOfficePaymentMandate = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const mandate = orRefuse(
    await lockMandateOf(db, { cuid: request.payment_mandate }),
    'PAYMENT_MANDATE_NOT_FOUND',
  );
  const end = { mandate, reason: 'STAFF', ended_by: collaborator.id, now } as const;
  if (!(await endMandate(db, end))) refuse('PAYMENT_MANDATE_OVER');
  await logAct(context, {
    act: 'payments.update',
    noun: 'payment-mandates',
    cuid: mandate.cuid,
    summary: mandate.label,
    changes: { payment_mandate: { from: mandate.label, to: null } },
  });
  return { message: null };
});
