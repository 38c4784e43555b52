/** A colour ordered by perception: lightness 0..1, chroma from 0, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const channelsOf = (hex: string): Triple => {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** Reads `#rgb` or `#rrggbb` as OKLCH: lightness 0..1, chroma from 0, hue in degrees. */
export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = channelsOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(greenRed, blueYellow),
    h: (hue + 360) % 360,
  };
};

const linearOf = ({ l, c, h }: Oklch): Triple => {
  const greenRed = c * Math.cos((h * Math.PI) / 180);
  const blueYellow = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (l - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (l - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const fitsScreen = (colour: Oklch): boolean =>
  linearOf(colour).every((light) => light > -0.0005 && light < 1.0005);

/**
 * Returns the hex colour nearest to an OKLCH colour: lightness and hue are kept, chroma is reduced
 * until a screen can show it.
 */
export const hexOf = ({ l, c, h }: Oklch): string => {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = c;
  while (chroma > 0 && !fitsScreen({ l: lightness, c: chroma, h })) chroma -= 0.002;
  const digits = linearOf({ l: lightness, c: Math.max(0, chroma), h }).map((light) =>
    Math.round(toGamma(Math.min(1, Math.max(0, light))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};

const luminanceOf = (hex: string): number => {
  const [r, g, b] = channelsOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns the WCAG 2 contrast of two hex colours, 1 to 21, in either order. */
export const contrastOf = (one: string, other: string): number => {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};
