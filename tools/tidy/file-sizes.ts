import type { Rule } from './rule.ts';
import { isTest } from './rule.ts';
import type { Source } from './tree.ts';

interface Kind {
  readonly name: string;
  readonly lines: number;
  readonly is: (source: Source) => boolean;
}

const KINDS: readonly Kind[] = [
  { name: 'A test', lines: 400, is: ({ path }) => isTest(path) },
  { name: 'A shapes file', lines: 200, is: ({ path }) => /^api\/.*shapes\.ts$/.test(path) },
  {
    name: 'An endpoint',
    lines: 80,
    is: ({ path, text }) => path.startsWith('api/') && / = endpoint\(/.test(text),
  },
  { name: 'A rule', lines: 150, is: ({ path }) => path.startsWith('domain/') },
  {
    name: 'A job or reaction',
    lines: 120,
    is: ({ path }) => /^server\/.*(\.job\.ts|\/on-[a-z-]+\.ts)$/.test(path),
  },
  {
    name: 'A store or views file',
    lines: 250,
    is: ({ path }) => /^server\/.*-(store|views|facts)\.ts$/.test(path),
  },
  {
    name: 'An action',
    lines: 150,
    is: ({ path, text }) => path.startsWith('server/') && / = action\(/.test(text),
  },
  {
    name: 'A page or element',
    lines: 220,
    is: ({ path }) => /^(elements|storefront|back-office|ui)\/.*\.tsx$/.test(path),
  },
];
const ANYTHING = { name: 'A file', lines: 300 };

export const fileSizes: Rule = {
  name: 'files stay below the limit of their kind',
  check: (tree) =>
    tree.sources.flatMap((source) => {
      if (source.isGenerated || !/\.(tsx?|mjs|css)$/.test(source.path)) return [];
      const kind = KINDS.find(({ is }) => is(source)) ?? ANYTHING;
      const lines = source.text.trimEnd().split('\n').length;
      if (lines <= kind.lines) return [];
      const sentence = `${kind.name} has at most ${kind.lines} lines, this one has ${lines}.`;
      return [{ path: source.path, line: kind.lines + 1, sentence }];
    }),
  wrong: {
    files: {
      'api/carts/get-cart.ts': `export const getCart = endpoint({\n${'\n'.repeat(80)}});\n`,
      'domain/carts/total.ts': '// a line\n'.repeat(151),
    },
    says: ['api/carts/get-cart.ts:81', 'domain/carts/total.ts:151'],
  },
  right: {
    files: { 'domain/carts/total.ts': '// a line\n'.repeat(150), 'ui/list.css': '\n'.repeat(250) },
  },
};
