import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findRefusedProof } from '../transaction-proofs/index.ts';
import { findReader } from './notification-views.ts';

/** Writes to a family why its proof of payment was refused. */
export const sendProofRefusalMail = job(
  {
    name: 'send-proof-refusal-mail',
    payload: z.object({ organiser_id: z.int(), transaction_proof_id: z.int() }),
  },
  async (context) => {
    const { payload, origin } = context;
    await sendMail({ ...context, name: 'proof-refusal' }, async (db) => {
      const proof = await findRefusedProof(db, payload.transaction_proof_id);
      const reader = proof && (await findReader(db, proof.customer_id));
      if (!proof || !reader) return null;
      const { amount, paid_on, reason, cuid } = proof;
      const { firstname, language } = reader;
      return {
        key: `proof refusal ${cuid}`,
        kind: 'transaction-proof.refused',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: { firstname, amount, paid_on, reason, href: `${origin}/${language}/account/proofs` },
      };
    });
  },
);
