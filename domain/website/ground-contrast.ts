import { type Ground, isDarkGround } from './dark-grounds.ts';
import { contrastOf } from './oklch.ts';
import { LEAST_CONTRAST } from './readable-colours.ts';
import { surfacesOf } from './theme-grounds.ts';

const { ink, paper, sunk } = surfacesOf('warm');
const WHITE = '#ffffff';
const BLACK = '#000000';

/** The colours that have a name, but the accent: words on it have a readable colour of its own. */
const NAMED: Readonly<Record<string, string>> = {
  white: paper,
  paper,
  sunk,
  transparent: paper,
  // every tint is nearly white
  tint: sunk,
  black: BLACK,
  ink,
};

/** The words of a background that may be hard to read. */
interface HardToRead {
  /** The least contrast that they may have, 1 to 21. */
  readonly contrast: number;
  /** The least veil, in percent, with which a picture is readable wherever; null where none is. */
  readonly opacity: number | null;
}

/**
 * Returns how hard the words on a background may be to read; null when they reach 4.5 to 1
 * everywhere. A picture of the organiser's may be white behind white words and black behind black
 * ones; our drawings are made for words.
 */
export function hardToRead(ground: Ground): HardToRead | null {
  const contrast = leastContrast(ground);
  if (contrast >= LEAST_CONTRAST) return null;
  if (ground.image === null) return { contrast, opacity: null };
  const enough = Array.from({ length: 101 }, (_, opacity) => opacity).find(
    (opacity) =>
      leastContrast({ ...ground, overlay: { ...ground.overlay, opacity } }) >= LEAST_CONTRAST,
  );
  return { contrast, opacity: enough ?? null };
}

/** Returns the least contrast, 1 to 21, that words may have on a background. */
function leastContrast(ground: Ground): number {
  const { image, overlay, color } = ground;
  const words = isDarkGround(ground) ? WHITE : ink;
  const worst = words === WHITE ? WHITE : BLACK;
  if (image?.startsWith('/pictures/') === true) return 21;
  if (image === null && overlay.opacity === 0 && color === 'accent') return 21;
  const behind = image === null ? mixed(paper, { color, percent: 100 }) : worst;
  return contrastOf(words, mixed(behind, { color: overlay.color, percent: overlay.opacity }));
}

/** Returns a colour with another one laid over it, so many percent of it, as `#rrggbb`. */
function mixed(
  under: string,
  { color, percent }: { readonly color: string; readonly percent: number },
): string {
  const over = channelsOf(NAMED[color.toLowerCase()] ?? color);
  const [, , , alpha = 255] = over;
  const share = (percent / 100) * (alpha / 255);
  return `#${channelsOf(under)
    .slice(0, 3)
    .map((channel, index) => Math.round(channel + ((over[index] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns the channels of a colour in hex, 0 to 255; those of the middle for any other. */
function channelsOf(colour: string): readonly number[] {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(colour)?.[1] ?? '808080';
  const whole = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  return (whole.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
