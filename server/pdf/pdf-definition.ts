/** A part of a page, in the words of pdfmake: data alone, so that it can be handed to another thread. `qr_of` is ours: the QR code of a text, as a picture. */
export type PdfNode =
  | string
  | number
  | boolean
  | readonly PdfNode[]
  | { readonly [name: string]: PdfNode };

/** A document to draw. The same definition gives the same bytes: `made_at` is the only moment in it. */
export interface PdfDefinition {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly made_at: string;
  /** In points: left, top, right, bottom; those of a letter when not said. */
  readonly margins?: readonly [number, number, number, number];
  readonly content: readonly PdfNode[];
}
