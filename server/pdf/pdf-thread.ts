import { workPatiently } from '../threads/work-patiently.ts';
import { drawDefinition, writerFor } from './draw-definition.ts';
import type { PdfWork } from './draw-pdf.ts';
import { textsOf, unprintedSigns } from './unprinted.ts';

workPatiently(work);

async function work({ definition, draws }: PdfWork) {
  if (draws) return { bytes: await drawDefinition(definition), unprinted: [] };
  const writer = await writerFor(definition.content);
  const missing = (text: string) => writer?.missing(text) ?? [];
  return {
    bytes: new Uint8Array(),
    unprinted: unprintedSigns(textsOf(definition.content), missing),
  };
}
