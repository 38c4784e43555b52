import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import { child, children } from './syntax.ts';

export const arraysTakenApart: Rule = {
  name: 'no array is built only to be taken apart',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      source.syntax().nodes.flatMap(({ node }) => {
        if (node.type !== 'VariableDeclarator') return [];
        const pattern = child(node, 'id');
        const list = child(node, 'init');
        if (pattern?.type !== 'ArrayPattern' || list?.type !== 'ArrayExpression') return [];
        const isCopy = children(list, 'elements').some(({ type }) => type === 'SpreadElement');
        if (isCopy) return [];
        const sentence = 'An array is built only to be taken apart: one declaration a line.';
        return [at(source, { offset: node.start, sentence })];
      }),
    ),
  wrong: {
    files: {
      'back-office/lists/cell.tsx': 'const [texts, office] = [useTexts("a"), useTexts("b")];\n',
    },
    says: ['back-office/lists/cell.tsx:1'],
  },
  right: {
    files: {
      'back-office/lists/cell.tsx':
        'const [state, setState] = useState(0);\nconst [first] = [...document.links];\n[a, b] = [b, a];\n',
    },
  },
};
