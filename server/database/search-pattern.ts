/** What people type, as a pattern for `searchable(…) like`: without accents, anywhere in the text; null for nothing. */
export function searchPattern(text: string | undefined): string | null {
  const words = (text ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return words === '' ? null : `%${words.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
