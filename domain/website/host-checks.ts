/** What came of asking whether a host name leads to this server, from what is told first to what is told when nothing else is. */
export const HOST_RESULTS = [
  'PRIVATE_NETWORK',
  'ELSEWHERE',
  'HERE',
  'CERTIFICATE',
  'NO_ANSWER',
  'NAME_UNKNOWN',
] as const;

/** One of them. */
export type HostResult = (typeof HOST_RESULTS)[number];

/**
 * What the addresses of one name come to together. One that leads elsewhere takes some families there, whatever the others do; one that
 * does not answer is forgiven where another leads here, as not every server reaches every kind of address.
 */
export function resultOfAll(results: readonly HostResult[]): HostResult {
  return HOST_RESULTS.find((one) => results.includes(one)) ?? 'NAME_UNKNOWN';
}

/** Where a server is reached: names of its own, and addresses. */
export interface SiteAddress {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

/** A record of a domain name, as its provider asks for it. */
export interface DomainRecord {
  readonly type: 'CNAME' | 'A' | 'AAAA';
  readonly value: string;
}

/** The records that lead a name to a server: one name is enough, else each of the addresses. */
export function recordsFor({ names, addresses }: SiteAddress): readonly DomainRecord[] {
  return [
    ...names.map((value) => ({ type: 'CNAME' as const, value })),
    ...addresses.map((value) => ({
      type: value.includes(':') ? ('AAAA' as const) : ('A' as const),
      value,
    })),
  ];
}

/** What the operator says of where the server is reached, names and addresses with commas between. */
export function readSiteAddress(entries: readonly string[]): SiteAddress {
  const isAddress = (entry: string) => /^[\d.]+$/.test(entry) || entry.includes(':');
  return {
    names: entries.filter((entry) => !isAddress(entry)),
    addresses: entries.filter(isAddress),
  };
}
