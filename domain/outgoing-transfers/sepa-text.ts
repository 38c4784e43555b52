/** Letters that are not a plain letter with a mark, as they are written without them. */
const WRITTEN: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
  '€': 'EUR',
};

/**
 * Returns a text in the characters that every bank takes in a SEPA file, of at most so many:
 * letters without marks, digits and a few signs; any other is a dot. A slash is neither first nor
 * last nor doubled. Never empty.
 */
export function sepaText(text: string, most: number): string {
  const plain = [...text]
    .filter((character) => !/[\p{Cc}\p{Cs}\p{Cf}]/u.test(character) || /\s/.test(character))
    .map((character) => WRITTEN[character] ?? character)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, '.')
    .replaceAll(/\/{2,}/g, '/');
  const cut = plain
    .replaceAll(/^[/ ]+/g, '')
    .slice(0, most)
    .replaceAll(/[/ ]+$/g, '');
  return cut === '' ? '.' : cut;
}
