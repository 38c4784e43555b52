/** The background of a section: a colour, a picture over it, and a veil over both, in percent. */
export interface Ground {
  readonly color: string;
  readonly image: string | null;
  readonly overlay: { readonly color: string; readonly opacity: number };
}

/**
 * Tests whether a background is dark, so that its words are white: a veiled picture, ink, black, or
 * a dark colour in hex.
 */
export function isDarkGround({ color, image, overlay }: Ground): boolean {
  if (image !== null) return overlay.opacity >= 25 && isDarkColour(overlay.color);
  return isDarkColour(color) || (overlay.opacity >= 60 && isDarkColour(overlay.color));
}

function isDarkColour(colour: string): boolean {
  if (colour === 'black' || colour === 'ink') return true;
  const hex = /^#([0-9a-f]{3,8})$/i.exec(colour)?.[1] ?? '';
  const pairs = hex.length <= 4 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 255, green = 255, blue = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
