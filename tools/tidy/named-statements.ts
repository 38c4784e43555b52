import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, wordOf } from './syntax.ts';

/** The places where promises that are not statements of one transaction wait for each other. */
const ALLOWED: Readonly<Record<string, string>> = {
  'server/database/statements.ts': 'it is the place that names them',
  'server/database/transaction.ts': 'the last statements of a transaction go with its commit',
  'server/main.ts': 'parts of the server start and stop',
  'server/http/assets.ts': 'files are read',
  'server/sandbox/deliver-messages.ts': 'messages are sent over the network',
};

export const namedStatements: Rule = {
  name: 'the server says whether the order of its statements matters: atOnce or inOrder, not Promise.all',
  check: (tree) =>
    codeOf(tree)
      .filter(
        ({ path }) => path.startsWith('server/') && !isTest(path) && ALLOWED[path] === undefined,
      )
      .flatMap((source) =>
        source
          .syntax()
          .nodes.filter(({ node }) => isPromiseAll(node))
          .map(({ node }) =>
            at(source, {
              offset: node.start,
              sentence: 'Say atOnce or inOrder (server/database/statements.ts).',
            }),
          ),
      ),
  wrong: {
    files: {
      'server/carts/get-cart.ts':
        'export const a = await Promise.all([findCart(db), loadItems(db)]);\n',
    },
    says: ['server/carts/get-cart.ts:1'],
  },
  right: {
    files: {
      'server/carts/get-cart.ts':
        'export const a = await atOnce(() => findCart(db), () => loadItems(db));\n',
      'server/carts/get-cart.test.ts': 'await Promise.all([buy(), buy()]);\n',
      'ui/load.ts': 'export const a = await Promise.all([one(), two()]);\n',
    },
  },
};

function isPromiseAll(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  return (
    wordOf(child(node, 'object')) === 'Promise' &&
    wordOf(child(node, 'property'))?.startsWith('all') === true
  );
}
