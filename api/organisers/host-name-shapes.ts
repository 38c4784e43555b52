import { HOST_PROOFS } from '@ribambelle/domain/website/host-claims.ts';
import { HOST_RESULTS } from '@ribambelle/domain/website/host-checks.ts';
import { z } from 'zod';
import { instant } from '../general/shapes.ts';

/** A host name as it is kept: in small letters, and one with accents as the network knows it. */
export const keptHostname = z
  .string()
  .min(1)
  .max(253)
  .regex(/^[a-z0-9.-]+$/);

/** What came of asking whether a host name leads here, to which addresses it does lead, and what that proves. */
export const hostCheck = z.object({
  result: z.enum(HOST_RESULTS),
  addresses: z.array(z.string()),
  proof: z.enum(HOST_PROOFS),
  at: instant,
});

/** A host name of the organisation, proven or asked for; `shown` is how people write it, with its accents; `record` is what its owner sets as a proof, null once it is proven. */
export const hostName = z.object({
  hostname: keptHostname,
  shown: z.string(),
  main: z.boolean(),
  proven: z.boolean(),
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  checked: hostCheck.nullable(),
});

/** A record that the provider of a domain name is asked for. */
export const domainRecord = z.object({ type: z.enum(['CNAME', 'A', 'AAAA']), value: z.string() });
