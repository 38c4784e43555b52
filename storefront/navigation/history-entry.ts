/** The name of the present entry of the browser's history; null where nothing of ours has made it. */
export function entryName(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : null;
}

/** What an entry of the history is given; only pages of HTTPS and localhost are given random names by the browser. */
export const newEntry = (): { key: string } => ({
  key: 'randomUUID' in crypto ? crypto.randomUUID() : String(Math.random()),
});

/** Gives the present entry a name when it has none, and answers whether it had none. */
export function nameEntry(): boolean {
  if (entryName() !== null) return false;
  window.history.replaceState(newEntry(), '');
  return true;
}
