import { onTestFinished, vi } from 'vitest';

/** The window is as narrow as a phone's, until the test has finished. */
export function seeOnAPhone(): void {
  see((media) => media.includes('max-width'));
}

/** The window is a desk's on which the columns of a wide list have no room beside each other, until the test has finished. */
export function seeOnASmallDesk(): void {
  see((media) => !media.includes('width'));
}

function see(matches: (media: string) => boolean): void {
  const seen = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  onTestFinished(() => seen.mockRestore());
}
