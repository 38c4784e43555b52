import { onTestFinished, vi } from 'vitest';

/** The window is as narrow as a phone's, until the test has finished. */
export function seeOnAPhone(): void {
  const seen = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  onTestFinished(() => seen.mockRestore());
}
