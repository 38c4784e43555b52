import type { FoundHost, HostPort } from '@ribambelle/server/outside/host-port.ts';

/** Asks nobody: every host name leads to what is found, nothing when not said. */
export function hostsThatLead(
  found: FoundHost = { result: 'NAME_UNKNOWN', addresses: [] },
  texts: Readonly<Record<string, readonly string[]>> = {},
): HostPort {
  return {
    address: { names: ['sites.example.test'], addresses: ['203.0.113.7'] },
    check: async () => found,
    textsAt: async (name) => texts[name] ?? [],
  };
}
