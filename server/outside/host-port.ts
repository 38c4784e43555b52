import type { HostResult, SiteAddress } from '@ribambelle/domain/website/host-checks.ts';

/** What came of asking a host name, and to which addresses it leads. */
export interface FoundHost {
  readonly result: HostResult;
  readonly addresses: readonly string[];
}

/** Asks host names that organisers give whether they lead to this server. */
export interface HostPort {
  /** Where this server is reached from outside, as far as it is known. */
  readonly address: SiteAddress;
  /** Looks up the host of the origin and asks each of its addresses for `path`: where it leads here, the answer is `proof`. */
  check(input: { origin: string; path: string; proof: string }): Promise<FoundHost>;
  /** The texts of the TXT records at a name; none where there are none, or no name server answers within three seconds. */
  textsAt(name: string): Promise<readonly string[]>;
}
