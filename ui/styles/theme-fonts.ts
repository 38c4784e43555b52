import archivoText from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import figtreeText from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentText from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import nunitoText from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import sourceText from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import frauncesHeading from '@fontsource/fraunces/files/fraunces-latin-700-normal.woff2?url';
import loraHeading from '@fontsource/lora/files/lora-latin-700-normal.woff2?url';
import type { Faces } from '@ribambelle/domain/website/themes.ts';
import { fontFiles } from './font-files.ts';

/** The local faces that stand in until a font arrives: those of Windows, Linux and macOS. */
const SANS = "local('Arial'),local('Liberation Sans'),local('Helvetica Neue')";
const SANS_BOLD = "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')";
const SERIF_BOLD =
  "local('Times New Roman Bold'),local('TimesNewRomanPS-BoldMT'),local('Liberation Serif Bold')";

/** Percentages of the local face: its width, and the heights above and below the line. */
type Measures = readonly [width: number, above: number, below: number];

interface FontFamily {
  readonly family: string;
  readonly file: string;
  /** One weight, or a range. */
  readonly weight: string;
  /** The stand-ins, each for its weights. */
  readonly fallbacks: readonly {
    readonly weight: string;
    readonly local: string;
    readonly measures: Measures;
  }[];
}

/** A variable family for texts and headings, with a stand-in for each. */
function sansFamily(
  family: string,
  { file, regular, bold }: { file: string; regular: Measures; bold: Measures },
): FontFamily {
  return {
    family,
    file,
    weight: '300 900',
    fallbacks: [
      { weight: '300 599', local: SANS, measures: regular },
      { weight: '600 900', local: SANS_BOLD, measures: bold },
    ],
  };
}

/** A family for headings only, in one weight. */
function serifFamily(family: string, { file, bold }: { file: string; bold: Measures }): FontFamily {
  const weight = '700';
  return { family, file, weight, fallbacks: [{ weight, local: SERIF_BOLD, measures: bold }] };
}

/**
 * The families that a pair of faces needs beside those of the style sheet, which has Figtree and
 * Bricolage Grotesque. Widths were measured on a French and an English text.
 */
const FAMILIES: Readonly<Record<Faces, readonly FontFamily[]>> = {
  bricolage: [],
  fraunces: [serifFamily('Fraunces', { file: frauncesHeading, bold: [115.2, 84.9, 22.1] })],
  instrument: [
    sansFamily('Instrument Sans Variable', {
      file: instrumentText,
      regular: [100.2, 96.8, 24.9],
      bold: [97.2, 99.8, 25.7],
    }),
  ],
  lora: [
    sansFamily('Source Sans 3 Variable', {
      file: sourceText,
      regular: [92.5, 110.7, 43.2],
      bold: [91.2, 112.2, 43.8],
    }),
    serifFamily('Lora', { file: loraHeading, bold: [111.7, 90, 24.5] }),
  ],
  nunito: [
    sansFamily('Nunito Variable', {
      file: nunitoText,
      regular: [100.2, 100.9, 35.2],
      bold: [97.4, 103.8, 36.2],
    }),
  ],
  archivo: [
    sansFamily('Archivo Variable', {
      file: archivoText,
      regular: [97.7, 89.9, 21.5],
      bold: [97.6, 89.9, 21.5],
    }),
  ],
};

/**
 * Returns what a pair of faces needs: the files that its page preloads, and the `@font-face` rules
 * that the style sheet of all sites does not have.
 */
export function fontsOf(faces: Faces): { readonly files: readonly string[]; readonly css: string } {
  const families = FAMILIES[faces];
  if (families.length === 0) return { files: fontFiles, css: '' };
  const files = families.map(({ file }) => file);
  return {
    files: faces === 'fraunces' ? [figtreeText, ...files] : files,
    css: families.map(rulesOf).join(''),
  };
}

function rulesOf({ family, file, weight, fallbacks }: FontFamily): string {
  const own = `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${file}') format('woff2')}`;
  const stand_ins = fallbacks.map(
    ({ weight: weights, local, measures: [width, above, below] }) =>
      `@font-face{font-family:'${family} fallback';font-weight:${weights};src:${local};size-adjust:${width}%;ascent-override:${above}%;descent-override:${below}%;line-gap-override:0%}`,
  );
  return [own, ...stand_ins].join('');
}
