import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import { workPatiently } from '../threads/work-patiently.ts';
import type { PdfDefinition } from './pdf-definition.ts';

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

workPatiently(draw);

/** The content without two spaces that the fonts do not have: the narrow one, and the one without width. */
function drawable(content: PdfDefinition['content']): unknown {
  return JSON.parse(JSON.stringify(content), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u202f', '\u00a0').replaceAll('\u2060', '') : part,
  );
}

async function draw({ title, author, language, made_at, content }: PdfDefinition): Promise<Buffer> {
  return pdfmake
    .createPdf({
      content: drawable(content),
      pageSize: 'A4',
      pageMargins: [48, 48, 48, 56],
      language,
      info: { title, author, creator: 'Ribambelle', creationDate: new Date(made_at) },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#2b2622' },
    })
    .getBuffer();
}
