import { PatientThread } from '../threads/patient-thread.ts';
import type { PdfDefinition } from './pdf-definition.ts';
import { composed, isPlain } from './plain-text.ts';
import type { Unprinted } from './unprinted.ts';

/** A document to draw, or only to check for signs that no font has. */
export interface PdfWork {
  readonly definition: PdfDefinition;
  readonly draws: boolean;
}

interface DonePdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly unprinted: Unprinted[];
}

const thread = new PatientThread<PdfWork, DonePdf>(new URL('pdf-thread.ts', import.meta.url));

/**
 * Draws a document in a patient thread: a page takes as long as thirty answers, for which no buyer
 * should wait.
 */
export async function drawPdf(definition: PdfDefinition): Promise<Buffer<ArrayBuffer>> {
  const { bytes } = await thread.do({ definition, draws: true });
  return Buffer.from(bytes);
}

/**
 * Finds the signs of a document that no font has, with the texts that contain them; in the thread
 * that has the fonts, when a text needs more than that of our pages.
 */
export async function unprintedOf(definition: PdfDefinition): Promise<Unprinted[]> {
  if (isPlain(composed(JSON.stringify(definition.content)))) return [];
  const { unprinted } = await thread.do({ definition, draws: false });
  return unprinted;
}
