import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import { child, type Node, wordOf } from './syntax.ts';

/** The names of a failed call where it is caught. */
const FAILED = new Set(['error', 'refused', 'failure']);

export const refusalWords: Rule = {
  name: 'the site says of a failed call what `useSentence` says: its own message is empty where no server answered',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => /^(ui|elements|storefront)\//.test(path) && !isTest(path))
      .flatMap((source) =>
        source.syntax().nodes.flatMap(({ node }) => {
          if (node.type !== 'MemberExpression') return [];
          if (wordOf(child(node, 'property')) !== 'message') return [];
          if (!FAILED.has(calledBy(child(node, 'object')) ?? '')) return [];
          const sentence =
            'Say `sentence(error)` of `useSentence`: without a network a message is empty.';
          return [at(source, { offset: node.start, sentence })];
        }),
      ),
  wrong: {
    files: {
      'elements/checkout-default/form.tsx':
        'export const a = (error: Error) => error.message;\nexport const b = (call: { error: Error }) => call.error.message;\n',
    },
    says: ['elements/checkout-default/form.tsx:1', 'elements/checkout-default/form.tsx:2'],
  },
  right: {
    files: {
      'elements/checkout-default/form.tsx':
        'export const a = (saved: { message: string }) => saved.message;\n',
      'client/data/failed-call.ts': 'export const a = (error: Error) => error.message;\n',
    },
  },
};

/** Returns the last name of an expression: `error` of `error` and of `call.error`. */
function calledBy(object: Node | null): string | null {
  return object?.type === 'MemberExpression' ? wordOf(child(object, 'property')) : wordOf(object);
}
