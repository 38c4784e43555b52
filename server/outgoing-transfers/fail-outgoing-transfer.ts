import { failOutgoingTransfer as endpoint } from '@ribambelle/api/outgoing-transfers/fail-outgoing-transfer.ts';
import { decideFailure } from '@ribambelle/domain/outgoing-transfers/transfer-states.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockPayment } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockAnyWallet, lockMoney, moveWallet, putRefundBack } from '../wallet/index.ts';
import { forgetErased } from './sepa-file-store.ts';
import { findTransfer, lockTransferState, noteTransferFailed } from './transfer-store.ts';

/**
 * Notes that a transfer did not arrive: its money is in the books again, where it was, which for
 * credit is the wallet.
 */
export const failOutgoingTransfer = action(endpoint, async (context) => {
  const { db, request, collaborator, language, emit, now } = context;
  const { outgoing_transfer: cuid, note } = request;
  const transfer = orRefuse(await findTransfer(db, cuid), 'OUTGOING_TRANSFER_NOT_FOUND');
  const { id, customer_id, payment, amount } = transfer;
  if (payment === null) await lockAnyWallet(db, customer_id);
  else {
    await lockMoney(db, { customer_id, which: { payment_id: payment.id } });
    await lockPayment(db, payment.cuid);
  }
  const decision = decideFailure(await lockTransferState(db, id), request);
  if (!decision.ok) refuse(decision.refused);
  await noteTransferFailed(db, { id, note, now });
  if (payment === null) {
    const back = { customer_id, amount, reason: 'PAID_OUT', message: note, now } as const;
    await moveWallet(db, { ...back, created_by: collaborator.id });
    emit('credit.returned', { outgoing_transfer_id: id });
  } else {
    const { cuid: payment_cuid } = payment;
    await putRefundBack(db, { emit, refund_cuid: cuid, payment_cuid, now });
  }
  await forgetErased(db, { id });
  await logAct(context, {
    act: 'payments.refund',
    noun: 'outgoing-transfers',
    cuid: payment?.cuid ?? null,
    // no name: an erased family leaves none in the log
    summary: formatPrice({ amount, language }),
    changes: {
      amount: { from: amount, to: 0 },
      note: { from: null, to: note },
    },
  });
  return { message: null };
});
