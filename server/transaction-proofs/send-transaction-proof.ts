import { createHash } from 'node:crypto';
import { sendTransactionProof as endpoint } from '@ribambelle/api/transaction-proofs/send-transaction-proof.ts';
import { parseStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import {
  isPdf,
  MOST_WAITING_PROOFS,
} from '@ribambelle/domain/transaction-proofs/transaction-proofs.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { preparedAction } from '../action.ts';
import { lookUpDebtor, receivedMoment } from '../bank-transfers/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { encodeImage } from '../files/index.ts';
import { Refusal, orRefuse, refuse } from '../refusal.ts';
import { countWaiting, insertProof } from './proof-store.ts';

/** Keeps a proof of payment of the caller's family, which waits for staff from then on. */
export const sendTransactionProof = preparedAction(
  { endpoint, prepare: ({ request }) => readFile(request.file) },
  async ({ db, request, prepared, organiser, customer, language, now }) => {
    const { name, amount } = request;
    const { timezone } = organiser;
    const { day: paid_on } = receivedMoment(request.paid_on, { timezone, now, field: 'paid_on' });
    const reference = await ownReference(request.reference);
    // the proofs of one family are counted one after another
    orRefuse(await lockCustomer(db, customer.cuid), 'NOT_SIGNED_IN');
    if ((await countWaiting(db, customer.id)) >= MOST_WAITING_PROOFS)
      refuse('TRANSACTION_PROOFS_WAITING');
    const proof = await insertProof(db, {
      customer_id: customer.id,
      reference,
      amount,
      paid_on,
      name,
      ...prepared,
      created_at: now,
    });
    const { cuid } = orRefuse(proof, 'TRANSACTION_PROOF_TWICE');
    return { cuid, message: textsFor(language)['transaction-proofs'].sent };

    /** Returns the twelve digits, which must be of the caller's family. */
    async function ownReference(communication: string | null): Promise<string | null> {
      if (communication === null) return null;
      const debtor = await lookUpDebtor(db, { communication, customer: null });
      if (debtor?.id !== customer.id)
        refuse('TRANSACTION_PROOF_NUMBER', { reference: 'TRANSACTION_PROOF_NUMBER' });
      return parseStructuredCommunication(communication);
    }
  },
);

/** Reads a file: a PDF as it is, else a picture, which is drawn anew. */
async function readFile(file: Blob) {
  const sent = Buffer.from(await file.arrayBuffer());
  const digest = createHash('sha256').update(sent).digest();
  if (isPdf(sent)) return { content_type: 'application/pdf', bytes: sent, digest };
  try {
    const { data } = await encodeImage(file);
    return { content_type: 'image/webp', bytes: data, digest };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse('TRANSACTION_PROOF_UNREADABLE', { file: 'TRANSACTION_PROOF_UNREADABLE' });
  }
}
