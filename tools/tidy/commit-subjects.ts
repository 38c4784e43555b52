const LONGEST = 72;

/** Areas in small letters, then what the commit does: `customers: warn about similar names`. */
const SHAPE = /^[a-z0-9][a-z0-9 ,-]*: (\w[\w'’-]*)/;

/** First words that are no verb. */
const NO_VERB = new Set(
  'a all an and as at each every for from in it its no not now of on one only that the their they this to what when where who whose with'.split(
    ' ',
  ),
);
/** Verbs that end as other forms do. */
const IMPERATIVE = new Set(
  'access address assess bring bypass compress cross discuss dismiss embed exceed express feed focus guess harness miss need pass ping press process proceed seed spring stress string suppress'.split(
    ' ',
  ),
);

/**
 * Returns what is wrong with the subject of a commit, in words: no area, no imperative, or more
 * than 72 characters; null when nothing is.
 */
export function wrongSubject(subject: string): string | null {
  if (subject.length > LONGEST) return `It has ${subject.length} characters; 72 are the most.`;
  const verb = SHAPE.exec(subject)?.[1];
  if (verb === undefined) return 'It begins with no area and colon, such as "customers: ".';
  const is_other = /(s|ed|ing)$/.test(verb) && !IMPERATIVE.has(verb);
  return is_other || NO_VERB.has(verb.toLowerCase())
    ? `"${verb}" is no imperative: say what the commit does, such as "warn" or "keep".`
    : null;
}
