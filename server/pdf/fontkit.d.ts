/**
 * The part of fontkit that we use; pdfmake reads its fonts with it. It declares no types itself.
 */
declare module 'fontkit' {
  /**
   * Features of OpenType that are on or off; those that are not named are as the script wants them.
   */
  export type FontFeatures = Readonly<Record<string, boolean>>;

  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Negative. */
    readonly descent: number;
    readonly lineGap: number;
    hasGlyphForCodePoint(point: number): boolean;
    layout(text: string, features: FontFeatures): { readonly advanceWidth: number };
  }

  export function create(file: Uint8Array): Font;
}
