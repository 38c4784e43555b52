import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node, NodeInTree } from './syntax.ts';
import { child, wordOf } from './syntax.ts';

const LINES = 80;
const LINES_WITH_JSX = 120;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

export const functionLengths: Rule = {
  name: 'functions stay below 80 lines, or 120 when they answer JSX',
  check: (tree) =>
    codeOf(tree).flatMap((source) => {
      const { nodes } = source.syntax();
      return nodes.filter(isMeasured).flatMap(({ node }) => {
        const lines = source.lineAt(node.end) - source.lineAt(node.start) + 1;
        if (lines <= LINES) return [];
        const limit = hasJsx(node, nodes) ? LINES_WITH_JSX : LINES;
        if (lines <= limit) return [];
        return [
          at(source, {
            offset: node.start,
            sentence: `A function has at most ${limit} lines here, this one has ${lines}.`,
          }),
        ];
      });
    }),
  wrong: {
    files: {
      'ui/list.tsx': `export function List() {\n  const a = <i />;\n${'\n'.repeat(119)}}\n`,
      'ui/count.ts': `const one = 1;\nexport const count = () => {${'\n'.repeat(80)}};\n`,
    },
    says: ['ui/list.tsx:1', 'ui/count.ts:2'],
  },
  right: {
    files: {
      'ui/list.tsx': `export function List() {\n  return <i />;\n${'\n'.repeat(60)}}\n`,
      'ui/list.test.ts': `describe('a list', () => {${'\n'.repeat(80)}});\n`,
    },
  },
};

/** Tests whether a function is measured; a group of tests is a list, not a function. */
function isMeasured({ node, parent }: NodeInTree): boolean {
  if (!FUNCTIONS.has(node.type)) return false;
  const called = parent?.type === 'CallExpression' ? wordOf(child(parent, 'callee')) : null;
  return called !== 'describe';
}

function hasJsx(whole: Node, nodes: readonly NodeInTree[]): boolean {
  return nodes.some(
    ({ node }) =>
      /^JSX(Element|Fragment)$/.test(node.type) &&
      node.start >= whole.start &&
      node.end <= whole.end,
  );
}
