import { pdfText } from '@ribambelle/testing/reading/pdf-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FontChain } from './font-chain.ts';
import { drawDefinition, writerFor } from './draw-definition.ts';
import type { PdfNode } from './pdf-definition.ts';
import { isPlain } from './plain-text.ts';
import { TextWriter } from './text-writer.ts';

/** Names as their bearers write them. */
const NAMES = [
  ['Arabic', 'محمد علي', 'فاطمة الزهراء', 'عبد الرحمن'],
  ['Persian', 'پریسا احمدی', 'گلناز'],
  ['Hebrew', 'דוד כהן', 'שרה לוי'],
  ['Devanagari', 'कृष्णा शर्मा', 'श्रीनिवास'],
  ['Bengali', 'প্রিয়াঙ্কা চট্টোপাধ্যায়', 'রবীন্দ্রনাথ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'જિજ્ઞેશ પટેલ'],
  ['Tamil', 'கிருஷ்ணன்', 'தமிழ்ச்செல்வி'],
  ['Telugu', 'సత్యనారాయణ'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'കൃഷ്ണൻ നായർ'],
  ['Sinhala', 'ශ්‍රීමාල්'],
  ['Thai', 'สมชาย ใจดี', 'น้ำฝน'],
  ['Lao', 'ສົມສັກ'],
  ['Khmer', 'សុខា ចាន់'],
  ['Burmese', 'မောင်မောင်'],
  ['Georgian', 'გიორგი ბერიძე', 'ნინო'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Amharic', 'አበበ ቢቂላ'],
  ['Chinese', '王小明', '张伟', '陳大文'],
  ['Japanese', '山田 太郎', 'さくら', 'ケンジ'],
  ['Korean', '김민준', '이서연'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Олександр Ґалаґан', 'Ђорђе'],
  ['Turkish', 'Şırıl Ğüneş'],
  ['Ewe', 'Ɔɖɔ Ŋutɔ'],
] as const;
const EVERY = NAMES.flatMap(([script, ...names]) => names.map((name) => [script, name] as const));

const definition = (content: readonly PdfNode[]) => ({
  title: 'Noms',
  author: 'Maison des enfants',
  language: 'fr',
  made_at: '2026-07-06T08:00:00Z',
  content,
});

test.each(EVERY)('%s: %s is drawn completely', (_, name) => {
  expect(new TextWriter().missing(name)).toEqual([]);
});

test('a document contains the names it was given, and is the same each time', async () => {
  const names = EVERY.map(([, name]) => name);
  const paper = definition(names.map((text, index) => ({ text, bold: index % 2 === 0 })));
  const bytes = await drawDefinition(paper);
  const words = pdfText(bytes);
  for (const name of ['王小明', 'さくら', '김민준', 'გიორგი ბერიძე', 'Արամ Խաչատրյան', 'አበበ ቢቂላ'])
    expect(words).toContain(name);
  expect((await drawDefinition(paper)).equals(bytes)).toBe(true);
});

test('letters with separate marks are composed, and need no other font', async () => {
  expect(await writerFor(['Zoe\u0301', 'Nguye\u0302\u0303n', 'Dubois', '10\u202f€'])).toBeNull();
  expect(pdfText(await drawDefinition(definition(['Zoe\u0301'])))).toBe('Zoé');
});

test('the font of our pages has every sign that counts as plain', () => {
  const chain = new FontChain();
  const plain = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
    String.fromCodePoint(index + 0x20),
  ).filter((sign) => isPlain(sign) && !/[\u007f\u00ad\u202f\u2060]/u.test(sign));
  expect(plain.length).toBeGreaterThan(600);
  const others = plain.filter(
    (sign) => chain.drawn(sign, { text: sign, before: null }).font !== 'Roboto',
  );
  expect(others).toEqual([]);
});

test.each([
  ['Zoé 🎉', ['🎉'], 'Zoé '],
  ['👨‍👩‍👧 Léa ❤️ 👨‍👩‍👧', ['👨‍👩‍👧', '❤️'], ' Léa  '],
  ['ᏣᎳᎩ', ['Ꮳ', 'Ꮃ', 'Ꭹ'], '���'],
  ['محمد 🎉', ['🎉'], 'محمد '],
])('%j names the signs missing from all fonts', (text, missing, drawn) => {
  const writer = new TextWriter();
  expect(writer.missing(text)).toEqual(missing);
  expect(JSON.stringify(writer.parts(text, { size: 10, bold: false }))).toContain(
    `"text":"${drawn}"`,
  );
});

test('a long text from right to left is broken before it is wider than a page, its first words first', () => {
  const words =
    'مرحبا بكم في المخيم الصيفي للأطفال، نتمنى لكم وقتا ممتعا مع أصدقائكم في السباحة والرسم';
  const parts = JSON.stringify(new TextWriter().parts(words, { size: 14, bold: false }));
  expect(parts.split('\\n')).toHaveLength(2);
  expect(parts.split('\\n')[0]).toContain('مرحبا');
  expect(parts.split('\\n')[1]).toContain('والرسم');
});

/** Letters and marks of the scripts that fonts shape, in any order. */
const SHAPED = [
  [0x05d0, 0x05ea],
  [0x0600, 0x06ff],
  [0x0900, 0x0dff],
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
] as const;

test('no text stops a document, however odd', async () => {
  const sign = fc.oneof(
    ...SHAPED.map(([min, max]) =>
      fc.integer({ min, max }).map((point) => String.fromCodePoint(point)),
    ),
  );
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: sign, maxLength: 12 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 40 }), async (texts) => {
      const bytes = await drawDefinition(definition(texts.map((text) => ({ text }))));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }),
    { numRuns: 4 },
  );
});
