import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';

/** The parameters that are a number or an amount: nothing is elided before a figure. */
const FIGURES =
  'count|all|least|most|minimum|from|families|amount|total|fee|price|before|difference|contrast';
const BEFORE_A_NAME = new RegExp(`\\b(?:de|que) \\$\\{(?!(?:${FIGURES})\\})`, 'giu');

export const elidedNames: Rule = {
  name: 'in French, de and que before a name lose their e where it begins with a vowel',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => path.startsWith('texts/fr/'))
      .flatMap((source) =>
        [...source.text.matchAll(BEFORE_A_NAME)].map(({ index: offset }) =>
          at(source, {
            offset,
            sentence: 'Write it with elided of texts/formats: “de Emma” is no French.',
          }),
        ),
      ),
  wrong: {
    files: { 'texts/fr/mails.ts': 'export const x = (who: string) => `La place de ${who}`;\n' },
    says: ['texts/fr/mails.ts:1'],
  },
  right: {
    files: {
      'texts/fr/mails.ts':
        "export const x = (who: string, count: number) => `La place ${elided('de', who)}, plus que ${count}`;\n",
    },
  },
};
