/**
 * Returns an organiser's style sheet written anew, or why it is refused (`written-css.ts`). The
 * parser is loaded with the first one: most processes never see any.
 */
export async function ownCss(source: string) {
  const { writtenCss } = await import('./written-css.ts');
  return writtenCss(source);
}

/** Returns a style sheet as pages have it; none for one that is refused. */
export async function shownCss(source: string): Promise<string> {
  const result = await ownCss(source);
  return result.ok ? result.css : '';
}
