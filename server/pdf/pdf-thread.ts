import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import { workPatiently } from '../threads/work-patiently.ts';
import type { PdfDefinition } from './pdf-definition.ts';
import { qrPng } from './qr-picture.ts';

const FONTS = join(dirname(fileURLToPath(import.meta.resolve('pdfmake/package.json'))), 'fonts');

pdfmake.setFonts({
  Roboto: {
    normal: join(FONTS, 'Roboto/Roboto-Regular.ttf'),
    bold: join(FONTS, 'Roboto/Roboto-Medium.ttf'),
  },
});
// a document is made of what it is given: nothing is fetched, and of the disk only the fonts are read
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS));

const LETTER = [48, 48, 48, 56] as const;

workPatiently(draw);

/** The content without two spaces that the fonts do not have, the narrow one and the one without width, and with QR codes as pictures. */
function drawable(content: PdfDefinition['content']): unknown {
  return JSON.parse(JSON.stringify(content), (_, part: unknown) => {
    if (typeof part === 'string')
      return part.replaceAll('\u202f', '\u00a0').replaceAll('\u2060', '');
    if (typeof part !== 'object' || part === null || !('qr_of' in part)) return part;
    const { qr_of, ...rest } = part;
    return { ...rest, image: `data:image/png;base64,${qrPng(String(qr_of)).toString('base64')}` };
  });
}

async function draw(definition: PdfDefinition): Promise<Buffer> {
  const { title, author, language, made_at, content, margins = LETTER } = definition;
  return pdfmake
    .createPdf({
      content: drawable(content),
      pageSize: 'A4',
      pageMargins: [...margins],
      language,
      info: { title, author, creator: 'Ribambelle', creationDate: new Date(made_at) },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#2b2622' },
    })
    .getBuffer();
}
