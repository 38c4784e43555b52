import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import { child, children, type Node, wordOf } from './syntax.ts';
import type { Source } from './tree.ts';

/**
 * A docstring that begins as a question, which has to be read to its end before it says of what it
 * speaks.
 */
const OPENING = /^\*\s*(What|Who|Whose|Whom)\b/;
/** A free "who", which names people by nothing but what they do. */
const FREE_WHO = /\b(for|to|of|by|from) who\b/gi;

const TESTED = /\.(test\.tsx?|flow\.ts)$/;
const NAMING = new Set(['test', 'it', 'describe', 'story']);

/** A text of a file, and its place. */
interface Written {
  readonly value: string;
  readonly start: number;
}

export const plainComments: Rule = {
  name: 'a docstring says what it does or is, and people have a noun',
  check: (tree) =>
    codeOf(tree).flatMap((source) => [
      ...source
        .syntax()
        .comments.flatMap(({ value, start }) => [
          ...openingOf(source, { value, start }),
          ...freeWhoIn(source, { value, start: start + 2 }),
        ]),
      ...namesOfTests(source).flatMap((name) => freeWhoIn(source, name)),
    ]),
  wrong: {
    files: {
      'server/carts/cart-store.ts':
        '/** What a cart holds. */\nexport const a = 1;\n/**\n * Whose it is.\n */\nexport const b = 2;\n',
      'domain/carts/owner.ts': '// null for who may not see money\nexport const owner = null;\n',
      'server/carts/owner.test.ts':
        "test('403 to who lost the right', () => {});\ntest.each([1])('refused by who sees %s', () => {});\n",
    },
    says: [
      'server/carts/cart-store.ts:1',
      'server/carts/cart-store.ts:3',
      'domain/carts/owner.ts:1',
      'server/carts/owner.test.ts:1',
      'server/carts/owner.test.ts:2',
    ],
  },
  right: {
    files: {
      'server/carts/cart-store.ts':
        '/** Returns what a cart holds, for the family that owns it. */\nexport const a = 1;\n// What follows is sorted.\nexport const b = "for who";\n/** Whatever is in it. */\nexport const c = 3;\n',
    },
  },
};

function freeWhoIn(source: Source, { value, start }: Written) {
  return [...value.matchAll(FREE_WHO)].map((match) =>
    at(source, {
      offset: start + match.index,
      sentence: `"${match[0]}" names nobody: say the family, the buyer, staff without access.`,
    }),
  );
}

/** Returns the names that a file gives its tests. */
function namesOfTests(source: Source): readonly Written[] {
  if (!TESTED.test(source.path)) return [];
  return source.syntax().nodes.flatMap(({ node }) => {
    if (node.type !== 'CallExpression') return [];
    const [first = null] = children(node, 'arguments');
    const value = wordOf(first);
    return NAMING.has(calleeOf(node)) && first !== null && value !== null
      ? [{ value, start: first.start + 1 }]
      : [];
  });
}

/** Returns the name of the function that a call begins with: `test` of `test.each(…)(…)`. */
function calleeOf(node: Node): string {
  const callee = child(node, 'callee');
  if (callee?.type === 'CallExpression') return calleeOf(callee);
  return wordOf(callee?.type === 'MemberExpression' ? child(callee, 'object') : callee) ?? '';
}

function openingOf(source: Source, { value, start }: Written) {
  const word = OPENING.exec(value.replace(/^\*\s*\n\s*\*/, '*'))?.[1];
  if (word === undefined) return [];
  const sentence = `The docstring begins with ${word}: say what it does, or what it is.`;
  return [at(source, { offset: start, sentence })];
}
