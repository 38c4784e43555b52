import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';

/** The places that may use time or chance, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'server/clock/clock.ts': 'it is the clock',
  'server/database/transaction.ts':
    'two transactions that collided wait for different times, or they collide again',
};
const MEMBERS = new Set(['Date.now', 'Math.random', 'Temporal.Now', 'performance.now']);

export const clocks: Rule = {
  name: 'domain, api and server ask neither the time nor chance: now is given to them',
  check: (tree) =>
    codeOf(tree)
      .filter(
        ({ path }) =>
          /^(domain|api|server)\//.test(path) && !isTest(path) && ALLOWED[path] === undefined,
      )
      .flatMap((source) =>
        source.syntax().nodes.flatMap(({ node }) => {
          const forbidden = forbiddenIn(node);
          return forbidden === null
            ? []
            : [
                at(source, {
                  offset: node.start,
                  sentence: `${forbidden} is not asked here: take \`now\` as a parameter.`,
                }),
              ];
        }),
      ),
  wrong: {
    files: {
      'domain/carts/hold.ts':
        'export const a = Date.now();\nexport const b = new Date();\nexport const c = Temporal.Now.instant();\n',
      'server/carts/create-cart.ts': 'export const a = Math.random();\n',
    },
    says: [
      'domain/carts/hold.ts:1',
      'domain/carts/hold.ts:2',
      'domain/carts/hold.ts:3',
      'server/carts/create-cart.ts:1',
    ],
  },
  right: {
    files: {
      'domain/carts/hold.ts': "export const a = new Date('2026-07-06');\n",
      'ui/clock.ts': 'export const a = Date.now();\n',
      'server/clock/clock.ts': 'export const a = () => new Date();\n',
    },
  },
};

function forbiddenIn(node: Node): string | null {
  if (
    node.type === 'NewExpression' &&
    wordOf(child(node, 'callee')) === 'Date' &&
    children(node, 'arguments').length === 0
  )
    return 'new Date()';
  if (node.type !== 'MemberExpression') return null;
  const member = `${wordOf(child(node, 'object'))}.${wordOf(child(node, 'property'))}`;
  return MEMBERS.has(member) ? member : null;
}
