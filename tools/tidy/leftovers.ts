import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import { child, wordOf } from './syntax.ts';
import type { Source } from './tree.ts';

const LATER = /\b(TODO|FIXME|XXX|HACK)\b/;
const SILENCED = /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable/;

export const leftovers: Rule = {
  name: 'nothing is left for later, silenced or skipped',
  check: (tree) =>
    codeOf(tree).flatMap((source) => [
      ...commentsThat(source, { match: LATER, sentence: 'Do it now, or write an issue.' }),
      ...commentsThat(source, {
        match: SILENCED,
        sentence: 'Mend the cause, or configure the rule with its reason in .oxlintrc.json.',
      }),
      ...source
        .syntax()
        .nodes.filter(
          ({ node }) =>
            node.type === 'MemberExpression' &&
            /^(test|it|describe)$/.test(wordOf(child(node, 'object')) ?? ''),
        )
        .filter(({ node }) => /^(only|skip|todo)$/.test(wordOf(child(node, 'property')) ?? ''))
        .map(({ node }) =>
          at(source, { offset: node.start, sentence: 'Every test runs, every time.' }),
        ),
    ]),
  wrong: {
    files: { 'ui/list.test.ts': "// TODO sort\n// @ts-ignore\ntest.only('a', () => {});\n" },
    says: ['ui/list.test.ts:1', 'ui/list.test.ts:2', 'ui/list.test.ts:3'],
  },
  right: {
    files: {
      'ui/list.test.ts': "// À faire demain says the button\ntest('TODO', () => {});\nlist.only;\n",
    },
  },
};

function commentsThat(source: Source, input: { match: RegExp; sentence: string }) {
  return source
    .syntax()
    .comments.filter(({ value }) => input.match.test(value))
    .map(({ start }) => at(source, { offset: start, sentence: input.sentence }));
}
