import pdfmake from 'pdfmake';
import { robotoFamily } from './font-files.ts';
import type { PdfDefinition } from './pdf-definition.ts';
import { composed, isPlain } from './plain-text.ts';
import { qrPng } from './qr-picture.ts';
import type { TextWriter } from './text-writer.ts';

// a document consists of the given data alone: nothing is fetched
pdfmake.setUrlAccessPolicy(() => false);

const ROBOTO = robotoFamily();
// only the font of our pages is read from disk; others come unpacked
pdfmake.setLocalAccessPolicy((path) => path === ROBOTO.normal || path === ROBOTO.bold);

const LETTER = [48, 48, 48, 56] as const;
const SIZE = 10;

/**
 * Returns a writer for texts of which some need other fonts than that of our pages; null when none
 * does, so that nothing is loaded for them.
 */
export async function writerFor(texts: unknown): Promise<TextWriter | null> {
  if (isPlain(composed(JSON.stringify(texts)))) return null;
  const { TextWriter: Writer } = await import('./text-writer.ts');
  return new Writer();
}

/** Draws a document as a PDF, with the writer that measured its texts if there is one. */
export async function drawDefinition(
  definition: PdfDefinition,
  measuring: TextWriter | null = null,
): Promise<Buffer> {
  const { title, author, language, made_at, margins = LETTER } = definition;
  const writer = measuring ?? (await writerFor(definition.content));
  const content = drawable(definition.content, writer);
  pdfmake.setFonts({ Roboto: ROBOTO, ...ownFonts(writer) });
  return pdfmake
    .createPdf({
      content,
      pageSize: 'A4',
      pageMargins: [...margins],
      language,
      info: { title, author, creator: 'Ribambelle', creationDate: new Date(made_at) },
      defaultStyle: { font: 'Roboto', fontSize: SIZE, lineHeight: 1.25, color: '#2b2622' },
    })
    .getBuffer();
}

/** Returns the fonts that a writer used, as files that pdfmake finds in memory. */
function ownFonts(writer: TextWriter | null) {
  const others = (writer?.families ?? []).filter(({ name }) => name !== ROBOTO.name);
  return Object.fromEntries(
    others.map(({ name, normal, bold }) => {
      const files = { normal: `${name}-normal`, bold: `${name}-bold` };
      pdfmake.virtualfs.writeFileSync(files.normal, normal);
      pdfmake.virtualfs.writeFileSync(files.bold, bold);
      return [name, files] as const;
    }),
  );
}

/**
 * Returns the content with QR codes as pictures, and each text split where it needs other fonts
 * than that of our pages.
 */
function drawable(content: PdfDefinition['content'], writer: TextWriter | null): unknown {
  return JSON.parse(JSON.stringify(content), (_, part: unknown) => {
    if (Array.isArray(part)) return part.map((one: unknown) => inParts(one, writer));
    if (typeof part !== 'object' || part === null) return part;
    if ('qr_of' in part) {
      const { qr_of, ...rest } = part;
      return { ...rest, image: `data:image/png;base64,${qrPng(String(qr_of)).toString('base64')}` };
    }
    return inParts(part, writer);
  });
}

/** Splits a text or a node with one; anything else stays as it is. */
function inParts(part: unknown, writer: TextWriter | null): unknown {
  if (typeof part === 'string') {
    const text = composed(part);
    return isPlain(text) ? text : inParts({ text }, writer);
  }
  if (typeof part !== 'object' || part === null || !('text' in part)) return part;
  if (typeof part.text !== 'string') return part;
  const text = composed(part.text);
  if (writer === null || isPlain(text)) return { ...part, text };
  const size = 'fontSize' in part ? Number(part.fontSize) : SIZE;
  const bold = 'bold' in part && part.bold === true;
  return { ...part, text: writer.parts(text, { size, bold }) };
}
