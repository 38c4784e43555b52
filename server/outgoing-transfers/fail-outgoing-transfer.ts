import { failOutgoingTransfer as endpoint } from '@ribambelle/api/outgoing-transfers/fail-outgoing-transfer.ts';
import { decideFailure } from '@ribambelle/domain/outgoing-transfers/transfer-states.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockPayment } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney, putRefundBack } from '../wallet/index.ts';
import { forgetErased } from './sepa-file-store.ts';
import { findTransfer, lockTransferState, noteTransferFailed } from './transfer-store.ts';

/** Notes that a transfer did not arrive: its money is in the books again, where it was. */
export const failOutgoingTransfer = action(endpoint, async (context) => {
  const { db, request, emit, now } = context;
  const { outgoing_transfer: cuid, note } = request;
  const transfer = orRefuse(await findTransfer(db, cuid), 'OUTGOING_TRANSFER_NOT_FOUND');
  const { id, customer_id, payment_id, payment_cuid } = transfer;
  await lockMoney(db, { customer_id, which: { payment_id } });
  await lockPayment(db, payment_cuid);
  const decision = decideFailure(await lockTransferState(db, id));
  if (!decision.ok) refuse(decision.refused);
  await noteTransferFailed(db, { id, note, now });
  await putRefundBack(db, { emit, refund_cuid: cuid, payment_cuid, now });
  await forgetErased(db, { id });
  await logAct(context, {
    act: 'payments.refund',
    noun: 'outgoing-transfers',
    cuid: payment_cuid,
    summary: transfer.holder,
    changes: {
      amount: { from: transfer.amount, to: 0 },
      note: { from: null, to: note },
    },
  });
  return { message: null };
});
