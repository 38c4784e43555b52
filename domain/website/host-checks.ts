/** The results of checking whether a host name leads to this server, in the order of precedence. */
export const HOST_RESULTS = [
  'PRIVATE_NETWORK',
  'ELSEWHERE',
  'HERE',
  'CERTIFICATE',
  'NO_ANSWER',
  'NAME_UNKNOWN',
] as const;

/** One of these results. */
export type HostResult = (typeof HOST_RESULTS)[number];

/**
 * Combines the results for the addresses of one name. An address that leads elsewhere takes some
 * families there, whatever the others do; one that does not answer is forgiven when another leads
 * here, as not every server reaches every kind of address.
 */
export function resultOfAll(results: readonly HostResult[]): HostResult {
  return HOST_RESULTS.find((one) => results.includes(one)) ?? 'NAME_UNKNOWN';
}

/** The names and addresses at which a server is reached. */
export interface SiteAddress {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

/** A record of a domain name, as its provider requires it. */
export interface DomainRecord {
  readonly type: 'CNAME' | 'A' | 'AAAA';
  readonly value: string;
}

/**
 * Returns the records that lead a name to a server: one with a name is enough, else one for each
 * address.
 */
export function recordsFor({ names, addresses }: SiteAddress): readonly DomainRecord[] {
  return [
    ...names.map((value) => ({ type: 'CNAME' as const, value })),
    ...addresses.map((value) => ({
      type: value.includes(':') ? ('AAAA' as const) : ('A' as const),
      value,
    })),
  ];
}

/**
 * Reads the operator's setting of names and addresses at which the server is reached, separated by
 * commas.
 */
export function readSiteAddress(entries: readonly string[]): SiteAddress {
  const isAddress = (entry: string) => /^[\d.]+$/.test(entry) || entry.includes(':');
  return {
    names: entries.filter((entry) => !isAddress(entry)),
    addresses: entries.filter(isAddress),
  };
}
