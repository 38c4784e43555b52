/**
 * A sound before which a French word loses its last letter; y is one before a consonant (Yves, not
 * Yanis), h is left out.
 */
const VOWEL = /^(?:[aeiouæœ]|y(?![aeiou]))/iu;

/**
 * Returns a French word before a name or title, as it is spoken: `de Tom`, `d’Emma`, `qu’Élise`.
 */
export function elided(word: 'de' | 'que', name: string): string {
  return VOWEL.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
