const YEARS = new Set(['an', 'ans', 'year', 'years', 'yo', 'yrs']);
const BETWEEN = new Set('- a and et or ou to'.split(' '));
const OLDEST = 120;

/** An age in years, with the first and last word that express it. */
interface TypedAge {
  readonly kind: 'age';
  readonly age: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the age at this word, or null: `7 ans`, `7ans`, `7 years old`; not the end of
 * `6 à 12 ans`, which is a range, nor `7 ans de réflexion`, which is a length of time.
 */
export function ageAt(words: readonly string[], from: number): TypedAge | null {
  const [, digits, unit = ''] = /^(\d{1,3})([a-z]*)$/u.exec(words[from] ?? '') ?? [];
  if (digits === undefined) return null;
  if (!YEARS.has(unit || (words[from + 1] ?? ''))) return null;
  if (BETWEEN.has(words[from - 1] ?? '') && /^\d{1,3}$/u.test(words[from - 2] ?? '')) return null;
  const age = Number(digits);
  if (age > OLDEST) return null;
  const last = unit === '' ? from + 1 : from;
  if (isTimeOf(words.slice(last + 1))) return null;
  return { kind: 'age', age, from, to: words[last + 1] === 'old' ? last + 1 : last };
}

/**
 * True when the years belong to something, as in `de réflexion`, `d’amitié`, `of solitude`; not in
 * `de 9 h` and `d’âge`.
 */
function isTimeOf([word = '', next = '']: readonly string[]): boolean {
  if (word === 'de' || word === 'of') return /^[a-z]/u.test(next);
  return /^d['’](?!age$)/u.test(word);
}
