const LONGEST = 200;
const BACKREFERENCE = /\\[1-9k]/;
const REPEATED_GROUP = /[*+?}|][^()]*\)(?:[*+{])/;
const ESCAPED_OR_CLASS = /\\.|\[(?:\\.|[^\]\\])*\]/g;

/**
 * True when an organiser's pattern may be stored: it compiles, is at most 200 characters long, and cannot keep a server
 * busy for ever (no back-references, no repeated group with a repetition or a choice inside, no group inside a repeated one).
 */
export function isPatternAccepted(pattern: string): boolean {
  if (pattern.length > LONGEST || BACKREFERENCE.test(pattern)) return false;
  const bare = pattern.replaceAll(ESCAPED_OR_CLASS, 'x');
  return !REPEATED_GROUP.test(bare) && !/\)[^()]*\)[*+{]/.test(bare) && compiled(pattern) !== null;
}

/** True when the whole text fits the pattern. A pattern that would not be accepted asks for nothing. */
export function fitsPattern(text: string, pattern: string): boolean {
  if (!isPatternAccepted(pattern)) return true;
  return compiled(pattern)?.test(text) ?? true;
}

function compiled(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}
