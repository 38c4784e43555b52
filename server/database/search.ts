/** What people type, as a query over words and beginnings of words without accents; null when no word is left. */
export function prefixQuery(text: string | undefined): string | null {
  const words = (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 8);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
