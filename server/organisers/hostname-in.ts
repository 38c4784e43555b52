import { judgeClaim } from '@ribambelle/domain/website/host-claims.ts';
import { readHostname } from '@ribambelle/domain/website/hostnames.ts';
import { domainToASCII } from 'node:url';
import { refuse } from '../refusal.ts';

/**
 * Returns the host name in the typed text, as the network writes it. Refuses HOSTNAME_INVALID on
 * the field.
 */
export function hostnameIn(typed: string, field: string): string {
  const result = readHostname(typed, domainToASCII);
  return result.ok ? result.value : refuse(result.refused, { [field]: result.refused });
}

/** Refuses HOSTNAME_RESERVED on the field for a name that no organiser may claim. */
export function refuseReserved(
  hostname: string,
  { field, platform }: { field: string; platform: readonly string[] },
): void {
  const judged = judgeClaim(hostname, { platform });
  if (!judged.ok) refuse(judged.refused, { [field]: judged.refused });
}
