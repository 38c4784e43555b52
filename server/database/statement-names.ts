const MOST_NAMES = 500;
const seen = new Map<string, { times: number; name: string | null }>();
let named = 0;

/**
 * A name for a statement that keeps coming back, so that the database plans it once; null for one seen rarely.
 * Bounded: a text that never repeats is forgotten, and at most 500 get a name.
 */
export function statementName(text: string): string | null {
  const known = seen.get(text);
  if (known === undefined) {
    if (seen.size > 4 * MOST_NAMES) forgetUnnamed();
    seen.set(text, { times: 1, name: null });
    return null;
  }
  known.times += 1;
  if (known.name === null && known.times > 2 && named < MOST_NAMES) {
    named += 1;
    known.name = `s${named}`;
  }
  return known.name;
}

function forgetUnnamed(): void {
  for (const [text, { name }] of seen) if (name === null) seen.delete(text);
}
