import { useLocation } from 'react-router';

const MOST_STEPS = 12;

/** The place from which a panel of another list was opened, with its own state. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/**
 * Returns the place to which closing leads, as `stateFrom` wrote it into the state of an address;
 * null when there is none.
 */
export function addressBefore(state: unknown): Address | null {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'object' || from === null || !('pathname' in from) || !('search' in from))
    return null;
  const { pathname, search } = from;
  if (typeof pathname !== 'string' || typeof search !== 'string') return null;
  return { pathname, search, state: 'state' in from ? from.state : null };
}

/**
 * Returns the list at `path` as the user left it, with its search, filters and open quick look,
 * however many steps ago; null when the user came another way.
 */
export function listBefore(state: unknown, path: string): Address | null {
  const before = addressBefore(state);
  if (before === null) return null;
  const inside = before.pathname.startsWith(`${path}/`)
    ? before.pathname.slice(path.length + 1)
    : null;
  const is_list = before.pathname === path || (inside !== null && !inside.includes('/'));
  return is_list ? before : listBefore(before.state, path);
}

/**
 * Returns the state of a link at `here`, so that closing its target leads back; only the last steps
 * of a long way are kept.
 */
export function stateFrom(here: Address, steps = MOST_STEPS): { readonly from: Address } {
  const before = addressBefore(here.state);
  const state = before === null || steps <= 1 ? null : stateFrom(before, steps - 1);
  return { from: { pathname: here.pathname, search: here.search, state } };
}

/** Returns the state for a link from the current address. */
export function useWayBack(): { readonly from: Address } {
  const { pathname, search, state } = useLocation();
  return stateFrom({ pathname, search, state });
}
