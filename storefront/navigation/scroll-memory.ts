import { entryName } from './history-entry.ts';

const STORED = 'scroll';

/** Keeps the scroll position of each entry of the history; it survives a reload. */
export function createScrollMemory() {
  const depths = new Map<string, number>(readDepths());
  const present = () => entryName() ?? '';
  const save = () => depths.set(present(), window.scrollY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!depths.has(present())) save();
  // for this entry and those that follow; earlier ones are left to the browser, as nobody recorded
  // them
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
    // after a reload the browser restores the position by its own means
    window.history.scrollRestoration = 'auto';
    sessionStorage.setItem(STORED, JSON.stringify([...depths].slice(-50)));
  });
  return {
    save: () => {
      clearTimeout(timer);
      save();
    },
    /** Returns the scroll position of the present entry; undefined when nobody recorded it. */
    depth: () => depths.get(present()),
  };
}

function readDepths(): [string, number][] {
  try {
    const stored_depths: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored_depths)
      ? stored_depths.map((pair: unknown) =>
          Array.isArray(pair) ? [String(pair[0]), Number(pair[1])] : ['', 0],
        )
      : [];
  } catch {
    return [];
  }
}
