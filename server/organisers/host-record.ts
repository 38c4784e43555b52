import { proofRecordName } from '@ribambelle/domain/website/host-claims.ts';
import type { HostPort } from '../outside/host-port.ts';
import { aboutHostRecord } from '../vault/host-proof.ts';
import type { Vault } from '../vault/vault.ts';

const PREFIX = 'ribambelle=';

interface Wanted {
  readonly vault: Vault;
  readonly organiser: string;
  readonly hostname: string;
}

/**
 * Returns the TXT record by which an organiser proves a host name before it leads here; no part of
 * it is kept.
 */
export function hostRecord({ vault, ...of }: Wanted): { name: string; value: string } {
  return { name: proofRecordName(of.hostname), value: PREFIX + vault.sign(aboutHostRecord(of)) };
}

/** True when the owner of the name set the record of this organiser. */
export async function hasHostRecord(hosts: HostPort, { vault, ...of }: Wanted): Promise<boolean> {
  const texts = await hosts.textsAt(proofRecordName(of.hostname));
  return (texts ?? []).some(
    (text) =>
      text.startsWith(PREFIX) &&
      vault.isSigned(aboutHostRecord(of), text.slice(PREFIX.length).trim()),
  );
}
