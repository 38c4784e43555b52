import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { child } from './syntax.ts';

export const spreadLiterals: Rule = {
  name: 'no properties of a component are packed into a literal that is spread',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      source.syntax().nodes.flatMap(({ node }) => {
        if (node.type !== 'JSXSpreadAttribute' || !isLiteral(child(node, 'argument'))) return [];
        const sentence = 'A literal is spread over a component: write out each property.';
        return [at(source, { offset: node.start, sentence })];
      }),
    ),
  wrong: {
    files: {
      'ui/pages.tsx':
        'const a = <Pages {...{ count }} size={9} />;\nconst b = <Pages {...({ count } as const)} />;\n',
    },
    says: ['ui/pages.tsx:1', 'ui/pages.tsx:2'],
  },
  right: {
    files: {
      'ui/pages.tsx':
        'const a = <Pages count={count} {...rest} />;\nconst b = <Pages {...(isFirst ? { first: true } : {})} />;\nconst c = { ...{ count } };\n',
    },
  },
};

/** True for an object literal, whatever the compiler is told about its type. */
function isLiteral(node: Node | null): boolean {
  if (node?.type === 'ObjectExpression') return true;
  const said = /^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(node?.type ?? '');
  return said && isLiteral(child(node, 'expression'));
}
