import { useState } from 'react';

/** Which of two records stays, at first the one that is open, and which goes. */
export function useKept(own: string, other: string) {
  const [kept, setKept] = useState(own);
  return { kept, setKept, gone: kept === other ? own : other };
}

interface Read {
  readonly kept: { readonly version: number };
  readonly other: { readonly version: number };
  readonly seen: string;
}

/** What was read of both in a preview, so that what changed since is refused. */
export function readIn({ kept, other, seen }: Read) {
  return { kept_version: kept.version, other_version: other.version, seen };
}
