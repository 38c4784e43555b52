const YEARS = new Set(['an', 'ans', 'year', 'years', 'yo', 'yrs']);
const BETWEEN = new Set('- a and et or ou to'.split(' '));
const OLDEST = 120;

/** An age in years, from one word of a search to another, the last one included. */
interface TypedAge {
  readonly kind: 'age';
  readonly age: number;
  readonly from: number;
  readonly to: number;
}

/** `7 ans`, `7ans`, `7 years old`; not the end of `6 à 12 ans`, which is no one age, and not the time of `7 ans de réflexion`. Null for none at this word. */
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

/** Whether years are those of something: `de réflexion`, `d’amitié`, `of solitude`; `de 9 h` and `d’âge` say nothing of the kind. */
function isTimeOf([word = '', next = '']: readonly string[]): boolean {
  if (word === 'de' || word === 'of') return /^[a-z]/u.test(next);
  return /^d['’](?!age$)/u.test(word);
}
