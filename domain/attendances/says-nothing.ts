import { fold } from '../base/fold.ts';

const NOTHING = new Set([
  'non',
  'no',
  'aucun',
  'aucune',
  'aucuns',
  'aucunes',
  'neant',
  'rien',
  'pas',
  'none',
  'nothing',
  'nihil',
  'n/a',
  'na',
  'ras',
  'r.a.s',
  'sans',
  '/',
  '-',
  '--',
  'x',
  '0',
  '[]',
]);

/**
 * True when an answer to a health question only says that there is nothing, as many families do
 * with “non” or “aucune”. A longer answer says something.
 */
export function saysNothing(answer: string): boolean {
  const plain = fold(answer)
    .trim()
    .replace(/[.!\s]+$/u, '');
  return plain === '' || NOTHING.has(plain);
}
