import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A font in the two weights of our pages; its name is unique. */
export interface FontFamily {
  readonly name: string;
  readonly normal: string;
  readonly bold: string;
}

/** Returns the folder of a package of fonts. */
const folderOf = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** Returns Roboto: Latin with Vietnamese, Greek and Cyrillic. */
export function robotoFamily(): FontFamily {
  const folder = join(folderOf('pdfmake'), 'fonts', 'Roboto');
  return {
    name: 'Roboto',
    normal: join(folder, 'Roboto-Regular.ttf'),
    bold: join(folder, 'Roboto-Medium.ttf'),
  };
}

/** Scripts whose font is one file. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Hebrew}/u, 'hebrew'],
  [/\p{scx=Devanagari}/u, 'devanagari'],
  [/\p{scx=Bengali}/u, 'bengali'],
  [/\p{scx=Gurmukhi}/u, 'gurmukhi'],
  [/\p{scx=Gujarati}/u, 'gujarati'],
  [/\p{scx=Tamil}/u, 'tamil'],
  [/\p{scx=Telugu}/u, 'telugu'],
  [/\p{scx=Kannada}/u, 'kannada'],
  [/\p{scx=Malayalam}/u, 'malayalam'],
  [/\p{scx=Sinhala}/u, 'sinhala'],
  [/\p{scx=Thai}/u, 'thai'],
  [/\p{scx=Lao}/u, 'lao'],
  [/\p{scx=Khmer}/u, 'khmer'],
  [/\p{scx=Myanmar}/u, 'myanmar'],
  [/\p{scx=Georgian}/u, 'georgian'],
  [/\p{scx=Armenian}/u, 'armenian'],
  [/\p{scx=Ethiopic}/u, 'ethiopic'],
];
/** The files with the signs that Roboto lacks in its own scripts. */
const REST = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];
const RARE = /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{M}\p{P}\p{S}]/u;

/** Returns the fonts of one file each that may have a sign, the likeliest first. */
export function familiesOfScript(sign: string): readonly FontFamily[] {
  return [
    ...SCRIPTS.filter(([script]) => script.test(sign)).map(([, name]) =>
      familyIn(`noto-sans-${name}`, name),
    ),
    ...(RARE.test(sign) ? REST.map((subset) => familyIn('noto-sans', subset)) : []),
  ];
}

function familyIn(family: string, piece: string): FontFamily {
  const file = join(folderOf(`@fontsource/${family}`), 'files', `${family}-${piece}`);
  return {
    name: `${family}-${piece}`,
    normal: `${file}-400-normal.woff`,
    bold: `${file}-700-normal.woff`,
  };
}

const EAST =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\uff00-\uffef]/u;
const CHINESE = 'noto-sans-sc';
const JAPANESE = 'biz-udgothic';
const KOREAN = 'nanum-gothic';

/**
 * Returns the fonts of China, Japan and Korea, in the order that suits a text: each is cut into a
 * hundred files.
 */
export function easternFonts(text: string): readonly string[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{sc=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
}

export function isEastern(sign: string): boolean {
  return EAST.test(sign);
}

/** A file of a font, with the ranges of signs that it has. */
interface Piece {
  readonly family: FontFamily;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Returns the files of a font that is cut into many, each with its signs. */
export function piecesOf(font: string): readonly Piece[] {
  const unicode = readFileSync(join(folderOf(`@fontsource/${font}`), 'unicode.json'), 'utf8');
  const pieces: Readonly<Record<string, string>> = JSON.parse(unicode);
  return Object.entries(pieces).map(([key, ranges]) => ({
    family: familyIn(font, key.replaceAll(/[[\]]/g, '')),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

/** `U+4e00-4e05` -> [0x4e00, 0x4e05]. */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
