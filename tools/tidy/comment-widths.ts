import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';

const WIDEST = 100;
/** A line of a comment; an address cannot be broken. */
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/) (?!.*https?:).*$/gm;

export const commentWidths: Rule = {
  name: 'a line of a comment is at most as wide as the code',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      [...source.text.matchAll(COMMENT)]
        .filter(([line]) => line.replaceAll('\n', '').length > WIDEST)
        .map(({ index: offset, 0: line }) =>
          at(source, {
            offset: offset + line.search(/\S/),
            sentence: `This line is wider than ${WIDEST}: break it where a reader would breathe.`,
          }),
        ),
    ),
  wrong: {
    files: {
      'domain/carts/total.ts': `/** ${'word '.repeat(25)}*/\nexport const a = 1;\n// ${'word '.repeat(25)}\n`,
    },
    says: ['domain/carts/total.ts:1', 'domain/carts/total.ts:3'],
  },
  right: {
    files: {
      'domain/carts/total.ts': `/** Short. */\nexport const a = '${'word '.repeat(25)}';\n// https://example.test/${'a'.repeat(120)}\n`,
    },
  },
};
