import { entryName } from './history-entry.ts';

const STORED = 'scroll';

/** Where one was on each entry of the history; it outlasts a reload. */
export function createScrollMemory() {
  const depths = new Map<string, number>(read());
  const present = () => entryName() ?? '';
  const save = () => depths.set(present(), window.scrollY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!depths.has(present())) save();
  // of this entry and of those that follow; earlier ones are left to the browser, as nobody watched them
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
    // a reload finds where one was again by the browser's own means
    window.history.scrollRestoration = 'auto';
    sessionStorage.setItem(STORED, JSON.stringify([...depths].slice(-50)));
  });
  return {
    save: () => {
      clearTimeout(timer);
      save();
    },
    /** How far down one was on the present entry; undefined where nobody watched. */
    depth: () => depths.get(present()),
  };
}

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
