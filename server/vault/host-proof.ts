/** What a proof that a host name leads here is bound to: the name at which it is asked for. */
export function aboutHostProof(hostname: string): string {
  return `host name ${hostname}`;
}
