import type { FoundHost, HostPort } from '@ribambelle/server/outside/host-port.ts';
import { httpHosts } from '@ribambelle/server/outside/http-hosts.ts';

/**
 * Returns a host port that asks nobody: every host name has the same result, by default an unknown
 * name.
 */
export function hostsThatLead(
  answer: FoundHost = { result: 'NAME_UNKNOWN', addresses: [] },
  texts: Readonly<Record<string, readonly string[]>> = {},
): HostPort {
  return {
    address: { names: ['sites.example.test'], addresses: ['203.0.113.7'] },
    check: async () => answer,
    textsAt: async (name) => texts[name] ?? [],
  };
}

/** Returns the real check of host names in a world where every name leads to one address. */
export const namesThatLeadTo = (address: string): HostPort =>
  httpHosts({
    said: { names: [], addresses: [address] },
    lookup: async () => [address],
    records: async () => [],
  });
