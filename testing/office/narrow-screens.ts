import { onTestFinished, vi } from 'vitest';

/** Makes the window as narrow as a phone, until the end of the test. */
export function seeOnAPhone(): void {
  see((media) => media.includes('max-width'));
}

/**
 * Makes the window a small desktop, on which the columns of a wide list do not fit side by side,
 * until the end of the test.
 */
export function seeOnASmallDesk(): void {
  see((media) => !media.includes('width'));
}

function see(matches: (media: string) => boolean): void {
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  onTestFinished(() => spy.mockRestore());
}
