import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';

/** `export { a, type B } from './file.ts';`, over several lines when it is long. */
const NAMED = /^export (?:type )?\{[^}]*\} from '[^']+';$/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\/\/.*$/gm;

export const namingIndex: Rule = {
  name: 'an index.ts only names what its neighbours may use',
  check: (tree) =>
    codeOf(tree).flatMap((source) => {
      if (!source.path.endsWith('/index.ts')) return [];
      const rest = source.text.replaceAll(COMMENT, '').replaceAll(NAMED, '').trim();
      if (rest === '') return [];
      const offset = source.text.indexOf(rest.split('\n')[0] ?? '');
      const sentence = 'Do this in a file that is named after it, and name it here.';
      return [at(source, { offset, sentence })];
    }),
  wrong: {
    files: {
      'server/carts/index.ts':
        "export { a } from './a.ts';\n\nexport function readCart() {\n  return 1;\n}\n",
    },
    says: ['server/carts/index.ts:3'],
  },
  right: {
    files: {
      'server/carts/index.ts':
        "export { a } from './a.ts';\nexport {\n  b,\n  type C,\n} from './b.ts';\n",
      'server/carts/read-cart.ts': 'export function readCart() {\n  return 1;\n}\n',
    },
  },
};
