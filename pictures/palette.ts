import { hexOf, oklchOf } from '@ribambelle/domain/website/oklch.ts';

/** The inks of one print: warm paper, and five tones mixed from the organiser's accent in OKLCH. */
export type Palette = {
  readonly paper: string;
  readonly pale: string;
  readonly light: string;
  readonly accent: string;
  readonly deep: string;
  readonly ink: string;
  /** The one colour from the other side of the colour wheel, for small details. */
  readonly spark: string;
};

/**
 * Returns the inks for an accent; `turn` (degrees) shifts the neighbours a little, so that a page
 * of pictures has more than one colour.
 */
export const paletteOf = (accent: string, turn = 0): Palette => {
  const { l, c, h } = oklchOf(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(accent) ? accent : '#e67e22');
  const strong = Math.min(0.17, Math.max(c, 0.035));
  const hue = h + turn;
  return {
    paper: '#fdf4e7',
    pale: hexOf({ l: 0.92, c: strong * 0.33, h: hue + 12 }),
    light: hexOf({ l: 0.82, c: strong * 0.62, h: hue + 14 }),
    accent: hexOf({ l: Math.min(0.88, Math.max(0.58, l)), c: strong, h: hue }),
    deep: hexOf({ l: 0.47, c: strong * 0.8, h: hue - 16 }),
    ink: hexOf({ l: 0.27, c: Math.min(0.06, strong * 0.45), h: hue - 30 }),
    spark: hexOf({ l: 0.76, c: Math.max(0.115, strong * 0.72), h: h + 165 }),
  };
};
