import type { HostResult, SiteAddress } from '@ribambelle/domain/website/host-checks.ts';

/** The result of querying a host name, with the addresses to which it leads. */
export interface FoundHost {
  readonly result: HostResult;
  readonly addresses: readonly string[];
}

/** Checks whether host names that organisers give lead to this server. */
export interface HostPort {
  /** The address at which this server is reached from outside, as far as it is known. */
  readonly address: SiteAddress;
  /**
   * Looks up the host of the origin and requests `path` from each of its addresses: when it leads
   * here, the answer is `proof`.
   */
  check(input: { origin: string; path: string; proof: string }): Promise<FoundHost>;
  /**
   * Reads the texts of the TXT records at a name, each with its pieces joined; none when the name
   * has none, null when no name server says so within three seconds.
   */
  textsAt(name: string): Promise<readonly string[] | null>;
}
