import { END_REASONS } from '@ribambelle/domain/payment-mandates/mandates.ts';
import { z } from 'zod';
import { cuid, instant, manyLines } from '../general/shapes.ts';

/**
 * The words by which a family agrees that its means of payment is kept for what is left; null to
 * keep nothing.
 */
export const agreedWords = manyLines(100_000).nullable().default(null);

/** A means of payment that a family lets the provider keep, as the family and staff see it. */
export const paymentMandate = z.object({
  cuid,
  state: z.enum(['ACTIVE', 'ENDED']),
  /** A brand or IBAN with its last four characters; empty after the family was erased. */
  label: z.string(),
  /** The last month in which a card is valid, `2029-03`; null for what does not expire. */
  valid_until: z.string().nullable(),
  /** The words that the family agreed to. */
  words: z.string(),
  agreed_at: instant,
  ended_at: instant.nullable(),
  end_reason: z.enum(END_REASONS).nullable(),
});
