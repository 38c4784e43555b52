/** The number of names that are written out; of the others, only the number is given. */
const SAID = 8;

/** Returns names in a sentence: the first of them, and the number of the others. */
export function someNames(
  names: readonly string[],
  texts: { readonly and_more: (names: string, count: number) => string },
): string {
  const text = names.slice(0, SAID).join(', ');
  return names.length > SAID ? texts.and_more(text, names.length - SAID) : text;
}
