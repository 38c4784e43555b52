/** A text in at most so many characters: cut after a whole word, without the mark that stood there, and with dots for what is missing. */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest - 1);
  const words = text.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s\p{P}]+$/u, '');
  return `${words}…`;
}
