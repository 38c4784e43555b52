import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

/** The refusals that no test of the endpoint itself can reach, and the reasons. */
const UNMET: Readonly<Record<string, string>> = {
  'checkoutCart BUNDLE_WITHDRAWN':
    'the contract of all kinds (server/kinds/kinds.test.ts) reads the code from testing/kinds/bundle-sample.ts',
  'checkoutCart MEMBERSHIP_WITHDRAWN':
    'the contract of all kinds (server/kinds/kinds.test.ts) reads the code from testing/kinds/membership-sample.ts',
  'checkoutCart VOUCHER_WITHDRAWN':
    'the contract of all kinds (server/kinds/kinds.test.ts) reads the code from testing/kinds/voucher-sample.ts',
  'registerByStaff AVAILABILITY_CLOSED':
    'only of what is deleted between the reading of it and the lock on its places',
  'cancelCustomerBundle PAYMENT_NOT_REFUNDABLE':
    'only of a payment that moves on under its own lock; refundPayment meets it',
  'cancelCustomerVoucher PAYMENT_NOT_REFUNDABLE':
    'only of a payment that moves on under its own lock; refundPayment meets it',
  'transferRegistration AVAILABILITY_CLOSED':
    'only of what is deleted between the reading of it and the lock on its places',
};

type Lists = ReadonlyMap<string, Node>;

interface Promised {
  readonly source: Source;
  readonly name: string;
  readonly offset: number;
  readonly codes: readonly string[];
}

export const testedEndpoints: Rule = {
  name: 'every endpoint has an action test, and every refusal that it declares is tested',
  check: (tree) => {
    const tests = tree.sources.filter(({ path }) =>
      /^(server|testing)\/.*\.(test|race)\.ts$/.test(path),
    );
    return endpointsOf(tree).flatMap(({ source, name, offset, codes }) => {
      const own = tests.filter(({ text }) => text.includes(`'${name}'`));
      if (own.length === 0)
        return [at(source, { offset, sentence: `No test in server calls ${name}.` })];
      return codes
        .filter((code) => UNMET[`${name} ${code}`] === undefined)
        .filter((code) => !own.some(({ text }) => text.includes(code)))
        .map((code) =>
          at(source, { offset, sentence: `No test that calls ${name} expects its ${code}.` }),
        );
    });
  },
  wrong: {
    files: {
      'api/carts/get-cart.ts': 'export const getCart = endpoint({ errors: [] });\n',
      'api/carts/add-item.ts': "export const addItem = endpoint({ errors: ['SOLD_OUT'] });\n",
      'api/carts/shapes.ts': "export const itemErrors = ['TOO_MANY'] as const;\n",
      'api/carts/move-item.ts':
        "export const moveItem = endpoint({\n  errors: [...(['GONE'] as const), ...itemErrors],\n});\n",
      'server/carts/add-item.test.ts':
        "test('200', () => shop.call('addItem', {}));\ntest('200', () => shop.call('moveItem', {}));\n",
    },
    says: [
      'api/carts/get-cart.ts:1',
      'api/carts/add-item.ts:1',
      'api/carts/move-item.ts:1',
      'api/carts/move-item.ts:1',
    ],
  },
  right: {
    files: {
      'api/carts/add-item.ts': "export const addItem = endpoint({ errors: ['SOLD_OUT'] });\n",
      'server/carts/add-item.test.ts':
        "test('409', () => expect(shop.call('addItem', {})).rejects.toMatchObject({ code: 'SOLD_OUT' }));\n",
    },
  },
};

function endpointsOf(tree: Tree): readonly Promised[] {
  const lists = listsOf(tree);
  return codeOf(tree)
    .filter(({ path }) => path.startsWith('api/') && path !== 'api/endpoint.ts')
    .flatMap((source) =>
      source.syntax().nodes.flatMap(({ node }) => {
        const call = child(node, 'init');
        if (node.type !== 'VariableDeclarator' || wordOf(child(call, 'callee')) !== 'endpoint')
          return [];
        return [
          {
            source,
            name: wordOf(child(node, 'id')) ?? '',
            offset: node.start,
            codes: codesOf(children(call, 'arguments')[0] ?? null, lists),
          },
        ];
      }),
    );
}

function codesOf(promise: Node | null, lists: Lists): readonly string[] {
  const errors =
    children(promise, 'properties').find(
      (property) => wordOf(child(property, 'key')) === 'errors',
    ) ?? null;
  return codesIn(child(errors, 'value'), lists);
}

/** Returns the codes that an expression lists, including lists of other lists and names. */
function codesIn(value: Node | null, lists: Lists): readonly string[] {
  if (value === null) return [];
  if (value.type === 'ArrayExpression')
    return children(value, 'elements').flatMap((element) => codesIn(element, lists));
  if (value.type === 'SpreadElement') return codesIn(child(value, 'argument'), lists);
  if (value.type === 'Identifier') return codesIn(lists.get(wordOf(value) ?? '') ?? null, lists);
  const inner = child(value, 'expression');
  return inner === null ? [wordOf(value) ?? []].flat() : codesIn(inner, lists);
}

/** Returns the lists of the promises by name. */
function listsOf(tree: Tree): Lists {
  return new Map(
    codeOf(tree)
      .filter(({ path }) => path.startsWith('api/'))
      .flatMap((source) =>
        source.syntax().nodes.flatMap(({ node }) => {
          const value = child(node, 'init');
          const list = value?.type === 'ArrayExpression' ? value : child(value, 'expression');
          return node.type === 'VariableDeclarator' && list?.type === 'ArrayExpression'
            ? [[wordOf(child(node, 'id')) ?? '', list] as const]
            : [];
        }),
      ),
  );
}
