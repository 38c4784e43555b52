/** A part of a page, in the words of pdfmake: data alone, so that it can be handed to another thread. */
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
  readonly content: readonly PdfNode[];
}
