import { RE2JS } from 're2js';

const LONGEST = 200;
const MOST_KEPT = 500;

const kept = new Map<string, RE2JS | null>();

/**
 * True when an organiser's pattern may be stored: it is at most 200 characters long, and RE2 can say it. RE2 judges every text in a time
 * that grows with its length alone, and so knows no back-references and no looking around.
 */
export function isPatternAccepted(pattern: string): boolean {
  return pattern.length <= LONGEST && compiled(pattern) !== null;
}

/** True when the whole text fits the pattern. A pattern that would not be accepted asks for nothing. */
export function fitsPattern(text: string, pattern: string): boolean {
  if (pattern.length > LONGEST) return true;
  return compiled(pattern)?.matches(text) ?? true;
}

/** The pattern, made once; null for what RE2 cannot say. */
function compiled(pattern: string): RE2JS | null {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const made = compile(pattern);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(pattern, made);
  return made;
}

function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
