import { useState } from 'react';

/** The chosen rows of a list: some by hand, or all that its filters find except some. */
export interface Selection {
  readonly has: (cuid: string) => boolean;
  /** Adds rows to the choice, or takes them out. */
  readonly choose: (cuids: readonly string[], chosen: boolean) => void;
  /** Chooses all rows that the filters find, on every page. */
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** True when all rows that the filters find are chosen except `cuids`. */
  readonly all: boolean;
  /** The chosen rows when chosen by hand; the rows taken out when all are chosen. */
  readonly cuids: readonly string[];
  /** Returns the number of chosen rows when the filters find this many. */
  readonly countOf: (found: number) => number;
}

interface Chosen {
  /** The filters of the choice; other filters find other rows. */
  readonly of: string;
  readonly all: boolean;
  readonly cuids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the chosen rows of a list; the choice stays from page to page and ends when the filters
 * change.
 */
export function useSelection(filters: unknown): Selection {
  const of = JSON.stringify(filters);
  const [selection, keep] = useState<Chosen>({ of, all: false, cuids: NONE });
  const { all, cuids } = selection.of === of ? selection : { all: false, cuids: NONE };
  return {
    all,
    cuids: [...cuids],
    has: (cuid) => cuids.has(cuid) !== all,
    choose: (some, is_chosen) => {
      const next = new Set(cuids);
      for (const cuid of some)
        if (is_chosen === all) next.delete(cuid);
        else next.add(cuid);
      keep({ of, all, cuids: next });
    },
    chooseAll: () => keep({ of, all: true, cuids: NONE }),
    clear: () => keep({ of, all: false, cuids: NONE }),
    countOf: (count) => (all ? count - cuids.size : cuids.size),
  };
}
