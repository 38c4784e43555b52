import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Node, NodeInTree } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';
import type { Source } from './tree.ts';

const PROMISES = /^domain\/|^api\/|^server\/.*-(store|views|facts)\.ts$|(^|\/)unsafe\.tsx?$/;

export const docstrings: Rule = {
  name: 'every exported rule, endpoint, store and views function says what it answers',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => PROMISES.test(path) && !isTest(path))
      .flatMap((source) =>
        source.syntax().nodes.flatMap((entry) => {
          const names = functionsIn(entry);
          if (names.length === 0 || hasDocstring(source, entry.node)) return [];
          return [
            at(source, {
              offset: entry.node.start,
              sentence: `${names.join(', ')} has no docstring: what it answers, in which units, what it refuses.`,
            }),
          ];
        }),
      ),
  wrong: {
    files: {
      'domain/carts/total.ts': 'export function total() {}\nexport const count = () => 1;\n',
      'api/carts/get-cart.ts': '// not a docstring\nexport const getCart = endpoint({});\n',
    },
    says: ['domain/carts/total.ts:1', 'domain/carts/total.ts:2', 'api/carts/get-cart.ts:2'],
  },
  right: {
    files: {
      'domain/carts/total.ts':
        '/** The total, in cents. */\nexport function total() {}\nfunction own() {}\nexport const MOST = 3;\n',
      'server/carts/create-cart.ts': 'export function createCart() {}\n',
    },
  },
};

function functionsIn({ node }: NodeInTree): readonly string[] {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const declaration = child(node, 'declaration');
  if (declaration?.type === 'FunctionDeclaration') return [wordOf(child(declaration, 'id')) ?? ''];
  return children(declaration, 'declarations').flatMap((own) =>
    isPromise(child(own, 'init')) ? (wordOf(child(own, 'id')) ?? []) : [],
  );
}

function isPromise(value: Node | null): boolean {
  if (value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression')
    return true;
  return value?.type === 'CallExpression' && wordOf(child(value, 'callee')) === 'endpoint';
}

function hasDocstring(source: Source, node: Node): boolean {
  return source
    .syntax()
    .comments.some(
      ({ value, end }) =>
        value.startsWith('*') &&
        end <= node.start &&
        source.text.slice(end, node.start).trim() === '',
    );
}
