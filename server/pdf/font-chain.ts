import { readFileSync } from 'node:fs';
import { create, type Font, type FontFeatures } from 'fontkit';
import {
  easternFonts,
  familiesOfScript,
  type FontFamily,
  isEastern,
  piecesOf,
  robotoFamily,
} from './font-files.ts';
import type { DrawnSign } from './text-runs.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Characters that join signs or choose between their pictures, and have no picture themselves. */
const UNSEEN = /[\u200b-\u200d]|\p{Variation_Selector}/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** The features with which a run is shaped, from all to the fewest. */
const SHAPINGS: readonly FontFeatures[] = [
  {},
  { abvm: false, blwm: false },
  { abvm: false, blwm: false, mark: false, mkmk: false },
];

interface Shaped {
  readonly width: number;
  readonly features: FontFeatures;
}

/** A font in the two weights of our pages, as files. */
interface OpenedFamily {
  readonly name: string;
  readonly normal: Buffer;
  readonly bold: Buffer;
}

interface Opened {
  readonly file: Buffer;
  readonly font: Font;
}

interface Style {
  readonly font: string;
  readonly bold: boolean;
}

/** The place of a sign: the text it is in, and the font of the sign drawn before it. */
interface Place {
  readonly text: string;
  readonly before: string | null;
}

/**
 * The fonts of a document, tried one after the other until one has a sign. A file is opened when a
 * sign may be in it.
 */
export class FontChain {
  readonly #roboto = robotoFamily();
  readonly #families = new Map<string, FontFamily>([[this.#roboto.name, this.#roboto]]);
  readonly #opened = new Map<string, Opened>();
  readonly #shaped = new Map<string, Shaped>();
  readonly #pieces = new Map<string, ReturnType<typeof piecesOf>>();

  /** Every font that a sign was drawn with, and its file in each weight. */
  get families(): readonly OpenedFamily[] {
    return [...this.#families.values()].map(({ name, normal, bold }) => ({
      name,
      normal: this.#open(normal).file,
      bold: this.#open(bold).file,
    }));
  }

  /**
   * Returns how a sign is drawn; a space takes the font of the sign before it. Where no font has a
   * whole sign, its letter alone is drawn, or else a box; an emoji is left out.
   */
  drawn(sign: string, { text, before }: Place): DrawnSign {
    const font = this.#roboto.name;
    const visible = sign.replaceAll(UNSEEN, '');
    if (visible === '') return { text: sign, font: before ?? font, whole: true };
    const last = before === null ? undefined : this.#families.get(before);
    if (last !== undefined && /^\s$/u.test(sign) && this.#has(last, sign))
      return { text: sign, font: last.name, whole: true };
    const whole = this.#familyOf(visible, text);
    if (whole !== null) return { text: sign, font: whole.name, whole: true };
    const [letter = ''] = visible;
    const bare = LETTER.test(letter) ? this.#familyOf(letter, text) : null;
    if (bare !== null) return { text: letter, font: bare.name, whole: false };
    return { text: LETTER.test(letter) ? '\ufffd' : '', font, whole: false };
  }

  /** Returns a run as it is shaped in its font: its width at size one, and the features used. */
  shaped(text: string, style: Style): Shaped {
    const key = `${style.font} ${style.bold} ${text}`;
    const shaped = this.#shaped.get(key) ?? shape(this.#styled(style), text);
    this.#shaped.set(key, shaped);
    return shaped;
  }

  /**
   * Returns the distance from the top of a line to the next in the font of a run, as a share of its
   * size.
   */
  leadingOf(style: Style): number {
    const { ascent, descent, lineGap, unitsPerEm } = this.#styled(style);
    return (ascent - descent + lineGap) / unitsPerEm;
  }

  #styled({ font, bold }: Style): Font {
    const family = this.#families.get(font) ?? this.#roboto;
    return this.#open(bold ? family.bold : family.normal).font;
  }

  /** Returns the first font that has each part of a sign; null for none. */
  #familyOf(sign: string, text: string): FontFamily | null {
    const some = [this.#roboto, ...familiesOfScript(sign), ...this.#eastern(sign, text)];
    const family = some.find((one) => this.#has(one, sign)) ?? null;
    if (family !== null) this.#families.set(family.name, family);
    return family;
  }

  #eastern(sign: string, text: string): readonly FontFamily[] {
    if (!isEastern(sign)) return [];
    const point = sign.codePointAt(0) ?? 0;
    return easternFonts(text).flatMap((font) => {
      const pieces = this.#pieces.get(font) ?? piecesOf(font);
      this.#pieces.set(font, pieces);
      return pieces
        .filter(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last))
        .map(({ family }) => family);
    });
  }

  #has({ normal }: FontFamily, sign: string): boolean {
    const { font } = this.#open(normal);
    return [...sign].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  }

  #open(path: string): Opened {
    const font = this.#opened.get(path) ?? openFont(path);
    this.#opened.set(path, font);
    return font;
  }
}

function openFont(path: string): Opened {
  const packed = readFileSync(path);
  const file = path.endsWith('.woff') ? unpackWoff(packed) : packed;
  return { file, font: create(file) };
}

/**
 * Shapes a run with all features of its font, or with fewer when fontkit stumbles over mark
 * positions that the font leaves out.
 */
function shape(font: Font, text: string): Shaped {
  for (const features of SHAPINGS) {
    const width = widthWith(font, { text, features });
    if (width !== null) return { width, features };
  }
  return { width: 0, features: {} };
}

function widthWith(font: Font, { text, features }: { text: string; features: FontFeatures }) {
  try {
    // a copy, because fontkit writes into it
    return font.layout(text, { ...features }).advanceWidth / font.unitsPerEm;
  } catch {
    return null;
  }
}
