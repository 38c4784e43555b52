import { keepCredit as endpoint } from '@ribambelle/api/wallet/keep-credit.ts';
import { creditAmount } from '@ribambelle/domain/receivables/owed.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { addLines, lockReceivables } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';

/**
 * Keeps the credit of a receivable: a line of its own gives the reason, and nothing is refundable
 * any more.
 */
export const keepCredit = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { receivable_id, label } = request;
  const [receivable] = await lockReceivables(db, { receivable_id });
  const amount = creditAmount(orRefuse(receivable, 'RECEIVABLE_NOT_FOUND'));
  if (amount === 0) refuse('NOTHING_TO_KEEP');
  const line = {
    receivable_id,
    reason: 'FEE' as const,
    amount,
    label: { [organiser.language]: label },
  };
  await addLines(db, { lines: [line], created_by: collaborator.id, now });
  await logAct(context, {
    act: 'payments.refund',
    noun: 'receivables',
    cuid: null,
    summary: label,
    changes: { kept_amount: { from: null, to: amount }, label: { from: null, to: label } },
  });
  return { kept_amount: amount, message: null };
});
