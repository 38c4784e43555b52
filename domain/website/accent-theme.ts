import { contrastOf, hexOf, oklchOf, type Oklch } from './oklch.ts';
import { type Ground, surfacesOf } from './theme-grounds.ts';

type AccentTheme = Readonly<Record<`--${string}`, string>>;

/** The accent of an organiser who chose none, or whose choice cannot be read as a colour. */
export const defaultAccent = '#e67e22';

const readable = 4.5;
const visible = 3;

/** Darkens a colour in small steps until it reaches the given contrast on every background. */
const darkenUntil = (
  colour: Oklch,
  { contrast, grounds }: { contrast: number; grounds: readonly string[] },
): string => {
  let { l } = colour;
  while (l > 0 && grounds.some((ground) => contrastOf(hexOf({ ...colour, l }), ground) < contrast))
    l -= 0.01;
  return hexOf({ ...colour, l });
};

/**
 * Returns white if it can be read, else our ink, else black: white or black always reaches 4.5 to
 * 1.
 */
const textOn = (background: string, ink: string): string =>
  ['#ffffff', ink].find((text) => contrastOf(text, background) >= readable) ??
  (contrastOf('#ffffff', background) > contrastOf('#000000', background) ? '#ffffff' : '#000000');

/**
 * Returns the custom properties of the accent family for any hex colour, to be set on the page's
 * root, beside the colours of a ground. Text pairs reach 4.5 to 1 (on-accent on accent and its
 * hover, deep on paper and both tints), marks 3 to 1 on paper.
 */
export const accentTheme = (colour: string, ground: Ground = 'warm'): AccentTheme => {
  const { paper, ink } = surfacesOf(ground);
  const accent = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)
    ? colour.toLowerCase()
    : defaultAccent;
  const { l, c, h } = oklchOf(accent);
  const onAccent = textOn(accent, ink);
  const away = onAccent === '#ffffff' ? -0.04 : 0.025;
  // Pale orange looks pink next to warm paper: its tints lean towards yellow.
  const tintHue = h > 25 && h < 80 ? h + 12 : h;
  const tint = hexOf({ l: 0.972, c: Math.min(0.032, c * 0.14 + 0.003), h: tintHue });
  const tintStrong = hexOf({ l: 0.93, c: Math.min(0.06, c * 0.3 + 0.004), h: tintHue });
  const mark = darkenUntil({ l, c, h }, { contrast: visible, grounds: [paper, tint] });
  return {
    '--accent': accent,
    '--on-accent': onAccent,
    '--accent-hover': hexOf({ l: l + away, c, h }),
    '--accent-edge': contrastOf(accent, paper) < 1.4 ? mark : accent,
    '--accent-mark': mark,
    '--accent-tint': tint,
    '--accent-tint-strong': tintStrong,
    '--accent-line': hexOf({ l: 0.86, c: Math.min(0.08, c * 0.5 + 0.005), h: tintHue }),
    '--accent-deep': darkenUntil(
      { l: Math.min(l, 0.5), c: Math.min(c, 0.15), h },
      { contrast: 5, grounds: [paper, tint, tintStrong] },
    ),
  };
};
