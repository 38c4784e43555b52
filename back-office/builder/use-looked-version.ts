import { useCall } from '@ribambelle/client/data/use-call.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useEffect, useState } from 'react';
import type { PastVersion } from '../panels/version-list.tsx';
import type { WrittenPage } from './checks.ts';
import { isCovered } from './is-covered.ts';

/** The version of a page that is looked at instead of its draft. */
export interface Looked {
  readonly version: PastVersion;
  /** Its elements; null until they are read. */
  readonly content: WrittenPage['content'] | null;
  /** The reason why it cannot be shown; null for none. */
  readonly failure: string | null;
}

/** Looking at an earlier version of a page: nothing is changed by it, and Escape ends it. */
export interface Looking {
  /** Null while the draft is shown. */
  readonly looked: Looked | null;
  readonly look: (version: PastVersion) => void;
  readonly leave: () => void;
}

/** Returns the looking at versions of a page. */
export function useLookedVersion(page: string): Looking {
  const [version, setVersion] = useState<PastVersion | null>(null);
  const isLooking = version !== null;
  const request = { page, number: version?.number ?? 1 };
  const { data, error } = useCall('getPageVersion', request, { enabled: isLooking });
  useEffect(() => {
    if (!isLooking) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) setVersion(null);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isLooking]);
  return {
    looked:
      version === null
        ? null
        : {
            version,
            content: data?.content ?? null,
            failure: error === null ? null : sentenceOf(error, ''),
          },
    look: setVersion,
    leave: () => setVersion(null),
  };
}
