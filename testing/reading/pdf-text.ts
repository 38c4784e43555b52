import { inflateSync } from 'node:zlib';

/**
 * Returns the words of a PDF in the order in which they are drawn, read through its own character
 * tables. Enough for our own documents.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { text } of objects.values()) {
    for (const [, name = '', font = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.text ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ stream }) => /\bTf\b/.test(stream))
    .map(({ stream }) => wordsOf(stream, fonts))
    .join('\n');
}

interface PdfObject {
  readonly text: string;
  readonly stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const object of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = object;
    const [text = '', ...streams] = body.split('\nstream\n');
    const packed_bytes = Buffer.from(
      streams.join('\nstream\n').replace(/\nendstream$/, ''),
      'latin1',
    );
    const isFont = /FontFile|\/Subtype \/Type0C|\/Length1/.test(text);
    const stream =
      packed_bytes.length === 0 || isFont
        ? ''
        : (text.includes('FlateDecode') ? inflateSync(packed_bytes) : packed_bytes).toString(
            'latin1',
          );
    objects.set(id, { text, stream });
  }
  return objects;
}

/** Returns the characters by code, `0003` -> `A`, from the ranges of a ToUnicode table. */
function charactersOf(table: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      characters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      );
  }
  return characters;
}

/** Returns the words of a stream, which are drawn one by one, each with the space after it. */
function wordsOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let characters: ReadonlyMap<string, string> = new Map();
  const words: string[] = [];
  for (const [, font, glyph_codes] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font) ?? new Map();
    const glyphs = [...(glyph_codes ?? '').matchAll(/<(\w+)>/g)]
      .map(([, hex = '']) => hex)
      .join('');
    for (const glyph of glyphs.match(/.{4}/g) ?? []) words.push(characters.get(glyph) ?? '?');
  }
  return words.join('');
}
