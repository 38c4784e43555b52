import { RE2JS } from 're2js';

const LONGEST = 200;
const MOST_KEPT = 500;

const cache = new Map<string, RE2JS | null>();

/**
 * True when an organiser's pattern may be stored: it has at most 200 characters and RE2 supports
 * it. RE2 matches in time linear in the text, and therefore has no back-references and no
 * look-around.
 */
export function isPatternAccepted(pattern: string): boolean {
  return pattern.length <= LONGEST && compiled(pattern) !== null;
}

/** True when the whole text matches the pattern. An unacceptable pattern requires nothing. */
export function fitsPattern(text: string, pattern: string): boolean {
  if (pattern.length > LONGEST) return true;
  return compiled(pattern)?.matches(text) ?? true;
}

/** Returns the compiled pattern, cached; null when RE2 does not support it. */
function compiled(pattern: string): RE2JS | null {
  const cached = cache.get(pattern);
  if (cached !== undefined) return cached;
  const expression = compile(pattern);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(pattern, expression);
  return expression;
}

function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
