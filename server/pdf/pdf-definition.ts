/**
 * A part of a page, as pdfmake describes it: data alone, so that it can be handed to another
 * thread. `qr_of` is ours: the QR code of a text, as a picture.
 */
export type PdfNode =
  | string
  | number
  | boolean
  | readonly PdfNode[]
  | { readonly [name: string]: PdfNode };

/**
 * A document to draw. The same definition gives the same bytes: `made_at` is the only moment in it.
 */
export interface PdfDefinition {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly made_at: string;
  /** Left, top, right and bottom, in points; those of a letter by default. */
  readonly margins?: readonly [number, number, number, number];
  readonly content: readonly PdfNode[];
}
