import { HOST_PROOFS } from '@ribambelle/domain/website/host-claims.ts';
import { HOST_RESULTS } from '@ribambelle/domain/website/host-checks.ts';
import { z } from 'zod';
import { instant } from '../general/shapes.ts';

/** A host name as it is kept: in lower case, with accents encoded as the network knows them. */
export const keptHostname = z
  .string()
  .min(1)
  .max(253)
  .regex(/^[a-z0-9.-]+$/);

/**
 * The result of a check whether a host name leads here: the addresses to which it leads, and the
 * proof.
 */
export const hostCheck = z.object({
  result: z.enum(HOST_RESULTS),
  addresses: z.array(z.string()),
  proof: z.enum(HOST_PROOFS),
  at: instant,
});

/**
 * A host name of the organisation, proved or claimed; `shown` is its usual spelling, with its
 * accents; `record` is the proof that its owner sets, null once it is proved.
 */
export const hostName = z.object({
  hostname: keptHostname,
  shown: z.string(),
  main: z.boolean(),
  proven: z.boolean(),
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  checked: hostCheck.nullable(),
});

/** A record to set at the provider of a domain name. */
export const domainRecord = z.object({ type: z.enum(['CNAME', 'A', 'AAAA']), value: z.string() });
