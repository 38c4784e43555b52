import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Source } from './tree.ts';

/** A docstring that begins as a question, which has to be read to its end before it says of what it speaks. */
const OPENING = /^\*\s*(What|Who|Whose|Whom)\b/;
/** A free "who", which names people by nothing but what they do. */
const FREE_WHO = /\b(for|to|of|by|from) who\b/gi;

export const plainComments: Rule = {
  name: 'a docstring says what it does or is, and people have a noun',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      source.syntax().comments.flatMap(({ value, start }) => [
        ...openingOf(source, { value, start }),
        ...[...value.matchAll(FREE_WHO)].map((match) =>
          at(source, {
            offset: start + 2 + match.index,
            sentence: `"${match[0]}" names nobody: say the family, the buyer, staff without access.`,
          }),
        ),
      ]),
    ),
  wrong: {
    files: {
      'server/carts/cart-store.ts':
        '/** What a cart holds. */\nexport const a = 1;\n/**\n * Whose it is.\n */\nexport const b = 2;\n',
      'domain/carts/owner.ts': '// null for who may not see money\nexport const owner = null;\n',
    },
    says: [
      'server/carts/cart-store.ts:1',
      'server/carts/cart-store.ts:3',
      'domain/carts/owner.ts:1',
    ],
  },
  right: {
    files: {
      'server/carts/cart-store.ts':
        '/** Returns what a cart holds, for the family that owns it. */\nexport const a = 1;\n// What follows is sorted.\nexport const b = "for who";\n/** Whatever is in it. */\nexport const c = 3;\n',
    },
  },
};

function openingOf(
  source: Source,
  { value, start }: { readonly value: string; readonly start: number },
) {
  const word = OPENING.exec(value.replace(/^\*\s*\n\s*\*/, '*'))?.[1];
  if (word === undefined) return [];
  const sentence = `The docstring begins with ${word}: say what it does, or what it is.`;
  return [at(source, { offset: start, sentence })];
}
