import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

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
      'server/carts/add-item.test.ts': "test('200', () => shop.call('addItem', {}));\n",
    },
    says: ['api/carts/get-cart.ts:1', 'api/carts/add-item.ts:1'],
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
            codes: codesOf(children(call, 'arguments')[0] ?? null),
          },
        ];
      }),
    );
}

function codesOf(promise: Node | null): readonly string[] {
  const errors =
    children(promise, 'properties').find(
      (property) => wordOf(child(property, 'key')) === 'errors',
    ) ?? null;
  return children(child(errors, 'value'), 'elements').flatMap((code) => wordOf(code) ?? []);
}
