import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, wordOf } from './syntax.ts';

export const unsafeWords: Rule = {
  name: '`any`, `!` and `as` stand in files named unsafe.ts alone',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => !/(^|\/)unsafe\.tsx?$/.test(path))
      .flatMap((source) =>
        source.syntax().nodes.flatMap(({ node }) => {
          const word = unsafeWord(node);
          if (word === null) return [];
          return [
            at(source, {
              offset: node.start,
              sentence: `${word} belongs in an unsafe.ts, under the guarantee that makes it safe.`,
            }),
          ];
        }),
      ),
  wrong: {
    files: {
      'ui/list.ts':
        'const a: any = 1;\nconst b = a!;\nconst c = b as string;\nconst d = <string>b;\n',
    },
    says: ['ui/list.ts:1', 'ui/list.ts:2', 'ui/list.ts:3', 'ui/list.ts:4'],
  },
  right: {
    files: {
      'ui/list.ts':
        "import { a as b } from './a.ts';\nconst c = [1] as const;\nconst d = {} satisfies object;\nconst e = !c;\n",
      'ui/unsafe.ts': 'const a: any = 1;\n',
    },
  },
};

function unsafeWord(node: Node): string | null {
  if (node.type === 'TSAnyKeyword') return '`any`';
  if (node.type === 'TSNonNullExpression') return '`!`';
  if (node.type === 'TSTypeAssertion') return '`<…>`';
  if (node.type !== 'TSAsExpression') return null;
  return wordOf(child(child(node, 'typeAnnotation'), 'typeName')) === 'const' ? null : '`as`';
}
