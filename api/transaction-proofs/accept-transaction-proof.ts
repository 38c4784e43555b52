import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, day, price } from '../general/shapes.ts';

/**
 * Accepts a proof: records the transfer that it shows on what it names, the rest as credit, or,
 * with `payment`, says which recorded payment of the family it is. Refuses
 * TRANSACTION_PROOF_DECIDED the second time, PAYMENT_LIKELY_DUPLICATE as when a payment is
 * recorded, and TRANSACTION_PROOF_PAID_OTHERWISE for a payment of another family or one that was
 * not received.
 */
export const acceptTransactionProof = endpoint({
  method: 'POST',
  path: '/api/back-office/transaction-proofs/{transaction_proof}/accept',
  who: 'customer-transaction-proofs.update',
  also: ['payments.create'],
  summary: 'Accepts a proof of payment as a payment.',
  request: z.object({
    transaction_proof: cuid,
    amount: price.min(1),
    received_at: day,
    /** The recorded payment that it proves; null to record one. */
    payment: cuid.nullable().default(null),
    /** True to record it although it may be a duplicate. */
    twice: z.boolean().default(false),
  }),
  answer: z.object({ payment: cuid, credited_amount: amount, message: z.string().nullable() }),
  errors: [
    'TRANSACTION_PROOF_NOT_FOUND',
    'TRANSACTION_PROOF_DECIDED',
    'TRANSACTION_PROOF_PAID_OTHERWISE',
    'PAYMENT_LIKELY_DUPLICATE',
    'RECEIVED_IN_FUTURE',
    'RECEIVED_TOO_EARLY',
  ],
});
