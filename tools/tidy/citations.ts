import type { Rule } from './rule.ts';
import { at } from './rule.ts';

/** The folder of the functional specification. */
const PRODUCT = 'docs/product/';
/** `2 §4`, `1 §2.3`, and readings such as `R12`. */
const NUMBER = /\b[123] §\d+(?:\.\d+)?|\bR[1-9]\d?\b/g;
/** A paragraph begins with its number. */
const PARAGRAPH = /^\*\*([^*\n]+)\*\*/gm;

export const citations: Rule = {
  name: 'what cites the specification cites a paragraph of docs/product',
  check: (tree) => {
    const known = new Set<string>();
    for (const { path, text } of tree.sources) {
      if (!path.startsWith(PRODUCT)) continue;
      for (const [, numbers = ''] of text.matchAll(PARAGRAPH))
        for (const [number] of numbers.matchAll(NUMBER)) known.add(number);
    }
    return tree.sources.flatMap((source) =>
      [...source.text.matchAll(NUMBER)]
        .filter(([number]) => !known.has(number))
        .map(({ 0: number, index }) =>
          at(source, {
            offset: index,
            sentence: `No paragraph of ${PRODUCT} begins with ${number}.`,
          }),
        ),
    );
  },
  wrong: {
    files: {
      'docs/product/carts.md': '**2 §4** A cart expires.\n',
      'domain/carts/hold.ts': '/** Until when (2 §4, 9 §9). */\n// as in 3 §2\n/* R12 */\n',
    },
    says: ['domain/carts/hold.ts:2', 'domain/carts/hold.ts:3'],
  },
  right: {
    files: {
      'docs/product/carts.md': '**2 §4** A cart expires, see R9.\n\n**R9** At once.\n',
      'domain/carts/hold.ts': '/** Until when (2 §4, R9). */\n',
    },
  },
};
