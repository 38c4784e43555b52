/** The inks of one print: warm paper, and five tones mixed from the organiser's accent in OKLCH. */
export type Palette = {
  readonly paper: string;
  readonly pale: string;
  readonly light: string;
  readonly accent: string;
  readonly deep: string;
  readonly ink: string;
  /** The one colour from across the wheel, for small things. */
  readonly spark: string;
};

type Oklch = { readonly l: number; readonly c: number; readonly h: number };

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const readOklch = (hex: string): Oklch => {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(greenRed, blueYellow),
    h: (Math.atan2(blueYellow, greenRed) * 180) / Math.PI,
  };
};

const linearOf = ({ l, c, h }: Oklch): [number, number, number] => {
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

/** A printable hex colour: chroma gives way until a screen can show it. */
const mix = (colour: Oklch): string => {
  let { c } = colour;
  while (c > 0 && !linearOf({ ...colour, c }).every((light) => light > -0.0005 && light < 1.0005)) c -= 0.003;
  const channels = linearOf({ ...colour, c: Math.max(0, c) }).map((light) => Math.round(toGamma(Math.min(1, Math.max(0, light))) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The inks for an accent; `turn` (degrees) shifts the neighbours a little, so that a page of pictures is not of one colour. */
export const paletteOf = (accent: string, turn = 0): Palette => {
  const { l, c, h } = readOklch(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(accent) ? accent : '#e67e22');
  const strong = Math.min(0.17, Math.max(c, 0.035));
  const hue = h + turn;
  return {
    paper: '#fdf4e7',
    pale: mix({ l: 0.92, c: strong * 0.33, h: hue + 12 }),
    light: mix({ l: 0.82, c: strong * 0.62, h: hue + 14 }),
    accent: mix({ l: Math.min(0.88, Math.max(0.58, l)), c: strong, h: hue }),
    deep: mix({ l: 0.47, c: strong * 0.8, h: hue - 16 }),
    ink: mix({ l: 0.27, c: Math.min(0.06, strong * 0.45), h: hue - 30 }),
    spark: mix({ l: 0.76, c: Math.max(0.115, strong * 0.72), h: h + 165 }),
  };
};
