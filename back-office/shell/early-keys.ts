const GOOD_FOR_MILLIS = 5_000;

let pressed_at: number | null = null;
let listening = false;

function press(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  // the browser would go to its own search field
  event.preventDefault();
  pressed_at = event.timeStamp;
}

/** Listens for Ctrl or Cmd and K from the very start, before the palette is there. */
export function hearEarlyKeys(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('keydown', press);
}

/** Stops listening; returns true when the keys were pressed a moment ago. */
export function takeEarlyKeys(): boolean {
  window.removeEventListener('keydown', press);
  listening = false;
  const recent = pressed_at !== null && performance.now() - pressed_at < GOOD_FOR_MILLIS;
  pressed_at = null;
  return recent;
}
