const STORED = 'scroll';

/** Where one was on each entry of the history; it outlasts a reload. */
export function createScrollMemory() {
  const places = new Map<string, number>(read());
  const save = () => places.set(entryKey(), window.scrollY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.history.scrollRestoration = 'manual';
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    save();
    // a reload finds its place again by the browser's own means
    window.history.scrollRestoration = 'auto';
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-50)));
  });
  return {
    save: () => {
      clearTimeout(timer);
      save();
    },
    restore: () => window.scrollTo({ top: places.get(entryKey()) ?? 0, behavior: 'instant' }),
  };
}

/** A name for the present entry of the history. */
export function entryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state
    ? String(state.key)
    : 'first';
}

/** A new entry of the history; only pages of HTTPS and localhost are given random names by the browser. */
export const newEntry = (): { key: string } => ({
  key: 'randomUUID' in crypto ? crypto.randomUUID() : String(Math.random()),
});

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored)
      ? stored.map((pair: unknown) =>
          Array.isArray(pair) ? [String(pair[0]), Number(pair[1])] : ['', 0],
        )
      : [];
  } catch {
    return [];
  }
}
