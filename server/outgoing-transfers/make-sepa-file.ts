import { createHash } from 'node:crypto';
import { makeSepaFile as endpoint } from '@ribambelle/api/outgoing-transfers/make-sepa-file.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { decideDebtor } from '@ribambelle/domain/outgoing-transfers/debtor.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { insertSepaFile, lockWaiting, nextSepaFile, sendInFile } from './sepa-file-store.ts';
import { writeSepaFile } from './write-sepa-file.ts';

/** The most transfers of one file. */
const MOST = 2_000;

/** Makes a file of the transfers that wait, and keeps it: each is in one file, once. */
export const makeSepaFile = action(endpoint, async (context) => {
  const { db, organiser, collaborator, now } = context;
  const debtor = decideDebtor(organiser);
  if (!debtor.ok) refuse(debtor.refused);
  const transfers = await lockWaiting(db, MOST);
  if (transfers.length === 0) refuse('NO_TRANSFER_WAITS');
  const { cuid, number } = await nextSepaFile(db);
  const { timezone } = organiser;
  const xml = writeSepaFile({ cuid, debtor: debtor.value, transfers, timezone, now });
  const bytes = Buffer.from(xml, 'utf8');
  const amount = sumAmounts(transfers.map((transfer) => transfer.amount));
  const sepa_file_id = await insertSepaFile(db, {
    cuid,
    number,
    transfers: transfers.length,
    amount,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_by: collaborator.id,
    now,
  });
  const sent = await sendInFile(db, { sepa_file_id, ids: transfers.map(({ id }) => id) });
  if (sent !== transfers.length) throw new Error('A locked transfer was no longer waiting');
  await logAct(context, {
    act: 'payments.refund',
    noun: 'sepa-files',
    cuid,
    summary: String(number),
    changes: { amount: { from: null, to: amount } },
  });
  return { cuid, number, transfers: sent, message: null };
});
