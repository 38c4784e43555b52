import { executeSepaFile as endpoint } from '@ribambelle/api/outgoing-transfers/execute-sepa-file.ts';
import { decideExecution } from '@ribambelle/domain/outgoing-transfers/transfer-states.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { executeInFile, lockSepaFile } from './sepa-file-store.ts';

/** Notes that the bank executed a file. */
export const executeSepaFile = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const file = orRefuse(await lockSepaFile(db, request.sepa_file), 'SEPA_FILE_NOT_FOUND');
  const decision = decideExecution(file);
  if (!decision.ok) refuse(decision.refused);
  const transfers = await executeInFile(db, { sepa_file_id: file.id, now });
  await logAct(context, {
    act: 'payments.refund',
    noun: 'sepa-files',
    cuid: file.cuid,
    summary: String(file.number),
    changes: { executed: { from: null, to: transfers } },
  });
  return { message: null };
});
