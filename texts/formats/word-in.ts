/** Returns the word for a code; the code itself when there is none. */
export function wordIn(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
