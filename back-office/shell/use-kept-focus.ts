import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on one of many entries when it is drawn again elsewhere, as when a date goes to
 * another column, and gives it back when a question about the entry is closed. An entry that the
 * user leaves without focusing another element no longer has it.
 */
export function useKeptFocus() {
  const kept_key = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (kept_key.current === null || document.activeElement !== document.body) return;
    const entry = document.querySelector<HTMLElement>(
      `[data-kept="${CSS.escape(kept_key.current)}"]`,
    );
    entry?.focus({ preventScroll: true });
  });
  return (key: string) => ({
    'data-kept': key,
    onFocus: () => {
      kept_key.current = key;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget === null) kept_key.current = null;
    },
  });
}
