import { PatientThread } from '../threads/patient-thread.ts';
import type { PdfDefinition } from './pdf-definition.ts';

const thread = new PatientThread<PdfDefinition, Uint8Array<ArrayBuffer>>(
  new URL('pdf-thread.ts', import.meta.url),
);

/** Draws a document in a patient thread: a page takes as long as thirty answers, which nobody who buys should wait for. */
export async function drawPdf(definition: PdfDefinition): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await thread.do(definition));
}
