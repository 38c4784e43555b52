import { DOMAIN_STATES } from '@ribambelle/domain/sender-domains/domain-state.ts';
import { RECORD_KINDS, RECORD_RESULTS } from '@ribambelle/domain/sender-domains/sender-records.ts';
import { z } from 'zod';
import { instant } from '../general/shapes.ts';

/**
 * A TXT record to publish, and the result of the last look for it: null before the first one. The
 * texts found are those that are there instead or already.
 */
export const senderRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  name: z.string(),
  value: z.string(),
  result: z.enum(RECORD_RESULTS).nullable(),
  found: z.string(),
});

/**
 * The domain in whose name an organiser's e-mails are signed; `shown` is its usual spelling, with
 * its accents.
 */
export const senderDomain = z.object({
  domain: z.string(),
  shown: z.string(),
  state: z.enum(DOMAIN_STATES),
  records: z.array(senderRecord),
  checked_at: instant.nullable(),
  /** True while the key of another selector waits to follow the present one. */
  renewing: z.boolean(),
});
