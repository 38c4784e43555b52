/** Returns the name of the present entry of the history; null when we did not create it. */
export function entryName(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : null;
}

/**
 * Makes the state of an entry in the history; browsers give random names only to pages of HTTPS and
 * localhost.
 */
export const newEntry = (): { key: string } => ({
  key: 'randomUUID' in crypto ? crypto.randomUUID() : String(Math.random()),
});

/** Names the present entry when it has no name, and returns true when it had none. */
export function nameEntry(): boolean {
  if (entryName() !== null) return false;
  window.history.replaceState(newEntry(), '');
  return true;
}
