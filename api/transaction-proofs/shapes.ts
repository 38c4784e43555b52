import { PROOF_STATES } from '@ribambelle/domain/transaction-proofs/transaction-proofs.ts';
import { z } from 'zod';
import { cuid, day, instant, price } from '../general/shapes.ts';

/** A proof as its family and staff see it, without its file. Amounts in minor units. */
export const transactionProof = z.object({
  cuid,
  /** The number under which it was paid; null for all that the family owes. */
  reference: z.string().nullable(),
  amount: price,
  paid_on: day,
  name: z.string(),
  state: z.enum(PROOF_STATES),
  created_at: instant,
  /** The word of staff that refused it; empty otherwise. */
  reason: z.string(),
});
