/**
 * Cuts a text to at most `longest` characters, after a whole word and before any sign that follows
 * it, and adds dots for the missing part.
 */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest - 1);
  const words = text.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s\p{P}]+$/u, '');
  return `${words}…`;
}
