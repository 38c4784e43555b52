import { useState } from 'react';

/** Returns the one of two records that is kept, at first the open one, and the one that goes. */
export function useKept(own_cuid: string, other: string) {
  const [kept_cuid, setKeptCuid] = useState(own_cuid);
  return { kept: kept_cuid, setKept: setKeptCuid, gone: kept_cuid === other ? own_cuid : other };
}

interface Read {
  readonly kept: { readonly version: number };
  readonly other: { readonly version: number };
  readonly seen: string;
}

/** Returns the versions of both that a preview read, so that later changes are refused. */
export function readIn({ kept, other, seen }: Read) {
  return { kept_version: kept.version, other_version: other.version, seen };
}
