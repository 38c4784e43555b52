import type { proposedAddress } from '@ribambelle/api/addresses/shapes.ts';
import { wordsOf } from '@ribambelle/domain/base/fold.ts';
import type { z } from 'zod';
import { BELGIAN_COMMUNES, type Commune } from './belgian-communes.ts';

type Proposed = z.infer<typeof proposedAddress>;

const MOST = 8;
const FEWEST_LETTERS = 2;

/**
 * Proposes addresses for the text being typed, from the built-in list of communes: `ixel`, `1050`,
 * `Rue Haute 12, 1000 Bru`. The text before the commune is taken as street and number, unchecked.
 * Another source of addresses would answer in this same shape.
 */
export function proposeAddresses(search: string): Proposed[] {
  const { line, commune } = partsOf(search.trim());
  const words = wordsOf(commune);
  if (words.join('').length < FEWEST_LETTERS) return [];
  const communes = matching(words);
  // people call all of Brussels by this name, whatever the commune: a whole postcode is precise
  // enough
  const matches =
    communes.length > 0 ? communes : matching(words.filter((word) => /^[1-9]\d{3}$/.test(word)));
  return matches.slice(0, MOST).map(({ one, name }) => addressOf(one, { name, ...streetOf(line) }));
}

function matching(words: readonly string[]): { one: Commune; name: string }[] {
  if (words.length === 0) return [];
  return BELGIAN_COMMUNES.flatMap((one) => {
    const name = one.names.find((spelling) => fits(words, { ...one, names: [spelling] }));
    return name === undefined ? [] : [{ one, name }];
  });
}

/**
 * Splits the street in front from the commune behind: at the last comma, else before a postcode
 * that follows something, else after a number.
 */
function partsOf(search: string): { line: string; commune: string } {
  const comma = search.lastIndexOf(',');
  if (comma >= 0)
    return { line: search.slice(0, comma).trim(), commune: search.slice(comma + 1).trim() };
  const [, line, commune] =
    /^(.*\D.*\S)\s+([1-9]\d{3}(?:\s+\D*)?)$/.exec(search) ??
    /^(\D+\s\d+[a-z]?)\s+(\D+)$/i.exec(search) ??
    [];
  return line === undefined || commune === undefined
    ? { line: '', commune: search }
    : { line, commune };
}

function streetOf(line: string): { street: string; number: string } {
  const [, street, number] =
    /^(.*?\D)\s+(\d+[a-z]?(?:\s?(?:bte|box|\/)\s?\w+)?)$/i.exec(line) ?? [];
  return { street: (street ?? line).replace(/[\s,]+$/, ''), number: number ?? '' };
}

/** True when every word begins a word of the name, or the postcode. */
function fits(words: readonly string[], commune: Commune): boolean {
  const ownWords = [commune.postcode, ...commune.names.flatMap(wordsOf)];
  return words.every((word) => ownWords.some((one) => one.startsWith(word)));
}

function addressOf(
  commune: Commune,
  input: { name: string; street: string; number: string },
): Proposed {
  const { name, street, number } = input;
  const line = `${street} ${number}`.trim();
  const city = `${commune.postcode} ${name}`;
  return {
    address: line === '' ? city : `${line}, ${city}`,
    street,
    number,
    postcode: commune.postcode,
    city: name,
    country: 'BE',
    latitude: commune.latitude,
    longitude: commune.longitude,
  };
}
