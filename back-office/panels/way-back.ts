import { useLocation } from 'react-router';

const MOST_STEPS = 12;

/** Where somebody was before they opened a panel that belongs to another list, with the state that it had itself. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** Where closing leads, as `stateFrom` wrote it into the state of an address; null where there is nowhere to go back to. */
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
 * The list at `path` as one came from it, with its search and filters and the quick look that was open, however many steps ago; null for
 * who came another way.
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

/** The state of a link at `here`, so that closing what it opens comes back; of a long way the last steps are kept. */
export function stateFrom(here: Address, steps = MOST_STEPS): { readonly from: Address } {
  const before = addressBefore(here.state);
  const state = before === null || steps <= 1 ? null : stateFrom(before, steps - 1);
  return { from: { pathname: here.pathname, search: here.search, state } };
}

/** The state for a link from where one is now. */
export function useWayBack(): { readonly from: Address } {
  const { pathname, search, state } = useLocation();
  return stateFrom({ pathname, search, state });
}
