import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Keeps the Tab key inside: after the last stop comes the first, and before the first the last. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = stopsIn(event.currentTarget);
  const first = stops[0];
  const last = stops.at(-1);
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves && event.currentTarget.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Puts the focus on the first stop, unless it is inside already. */
export function bringFocusInside(panel: HTMLElement): void {
  if (!panel.contains(document.activeElement)) stopsIn(panel)[0]?.focus();
}

/** Returns the stops of the Tab key, in order; none in folded or hidden parts. */
function stopsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.matches(':disabled, [tabindex="-1"]') && stop.checkVisibility(),
  );
}
