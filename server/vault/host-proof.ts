/** What a proof that a host name leads here is bound to: the name at which it is asked for. */
export function aboutHostProof(hostname: string): string {
  return `host name ${hostname}`;
}

/** What is signed in the record by which an organiser proves a host name: for this organiser and name alone. */
export function aboutHostRecord(of: { organiser: string; hostname: string }): string {
  return `host name ${of.hostname} of ${of.organiser}`;
}
