import { useState } from 'react';

/** The rows of a list that somebody chose: by hand, or all that its filters find but some. */
export interface Selection {
  readonly has: (cuid: string) => boolean;
  /** Chooses rows, or chooses them no longer. */
  readonly choose: (cuids: readonly string[], chosen: boolean) => void;
  /** Chooses all that the filters find, on every page. */
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** All that the filters find are chosen but those that were taken out. */
  readonly all: boolean;
  /** By hand: those that are chosen. Of all: those that were taken out. */
  readonly cuids: readonly string[];
  /** How many are chosen when the filters find so many. */
  readonly countOf: (found: number) => number;
}

interface Chosen {
  /** What the filters were: other filters find other rows. */
  readonly of: string;
  readonly all: boolean;
  readonly cuids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** What is chosen of a list; it stays from page to page, and goes with other filters. */
export function useSelection(filters: unknown): Selection {
  const of = JSON.stringify(filters);
  const [kept, keep] = useState<Chosen>({ of, all: false, cuids: NONE });
  const { all, cuids } = kept.of === of ? kept : { all: false, cuids: NONE };
  return {
    all,
    cuids: [...cuids],
    has: (cuid) => cuids.has(cuid) !== all,
    choose: (some, chosen) => {
      const next = new Set(cuids);
      for (const cuid of some)
        if (chosen === all) next.delete(cuid);
        else next.add(cuid);
      keep({ of, all, cuids: next });
    },
    chooseAll: () => keep({ of, all: true, cuids: NONE }),
    clear: () => keep({ of, all: false, cuids: NONE }),
    countOf: (found) => (all ? found - cuids.size : cuids.size),
  };
}
