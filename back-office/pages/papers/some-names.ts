/** How many names are said; of the others, how many there are. */
const SAID = 8;

/** Names in a sentence: the first of them, and how many others there are. */
export function someNames(
  names: readonly string[],
  texts: { readonly and_more: (names: string, count: number) => string },
): string {
  const said = names.slice(0, SAID).join(', ');
  return names.length > SAID ? texts.and_more(said, names.length - SAID) : said;
}
