import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import { child, wordOf } from './syntax.ts';

const HOME = 'texts/formats/';
const DEAR = new Set(['DateTimeFormat', 'NumberFormat']);

export const keptFormatters: Rule = {
  name: 'formatters of dates and numbers are made once, by texts/formats',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => !path.startsWith(HOME) && !isTest(path))
      .flatMap((source) =>
        source.syntax().nodes.flatMap(({ node }) => {
          const callee = node.type === 'NewExpression' ? child(node, 'callee') : null;
          const name = wordOf(child(callee, 'property')) ?? '';
          if (wordOf(child(callee, 'object')) !== 'Intl' || !DEAR.has(name)) return [];
          const sentence = `Intl.${name} is dear to make: take one from ${HOME}formatters.ts.`;
          return [at(source, { offset: node.start, sentence })];
        }),
      ),
  wrong: {
    files: {
      'ui/dates/day.ts':
        "export const day = (at: Date) => new Intl.DateTimeFormat('fr').format(at);\nexport const list = new Intl.ListFormat('fr');\nexport const many = new Intl.NumberFormat('fr');\n",
    },
    says: ['ui/dates/day.ts:1', 'ui/dates/day.ts:3'],
  },
  right: {
    files: {
      'texts/formats/formatters.ts': "export const kept = new Intl.DateTimeFormat('fr');\n",
      'ui/dates/day.test.ts': "export const expected = new Intl.NumberFormat('fr').format(1);\n",
    },
  },
};
