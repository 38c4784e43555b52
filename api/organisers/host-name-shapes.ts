import { HOST_RESULTS } from '@ribambelle/domain/website/host-checks.ts';
import { z } from 'zod';
import { instant } from '../general/shapes.ts';

/** A host name as it is kept: in small letters, and one with accents as the network knows it. */
export const keptHostname = z
  .string()
  .min(1)
  .max(253)
  .regex(/^[a-z0-9.-]+$/);

/** What came of asking whether a host name leads here, and to which addresses it does lead. */
export const hostCheck = z.object({
  result: z.enum(HOST_RESULTS),
  addresses: z.array(z.string()),
  at: instant,
});

/** A host name of the organisation; `shown` is how people write it, with its accents. */
export const hostName = z.object({
  hostname: keptHostname,
  shown: z.string(),
  main: z.boolean(),
  checked: hostCheck.nullable(),
});

/** A record that the provider of a domain name is asked for. */
export const domainRecord = z.object({ type: z.enum(['CNAME', 'A', 'AAAA']), value: z.string() });
