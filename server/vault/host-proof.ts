/**
 * Returns the context to which a proof that a host name leads here is bound: the name at which it
 * is requested.
 */
export function aboutHostProof(hostname: string): string {
  return `host name ${hostname}`;
}

/**
 * Returns the text signed in the record by which an organiser proves a host name: for this
 * organiser and name alone.
 */
export function aboutHostRecord(of: { organiser: string; hostname: string }): string {
  return `host name ${of.hostname} of ${of.organiser}`;
}
