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

/** Whether an answer to a question about health says that there is nothing: words such as “non” and “aucune”, of which many answers of families are. A longer answer says something. */
export function saysNothing(answer: string): boolean {
  const plain = fold(answer)
    .trim()
    .replace(/[.!\s]+$/u, '');
  return plain === '' || NOTHING.has(plain);
}
