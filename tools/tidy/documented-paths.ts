import type { Rule } from './rule.ts';
import { at } from './rule.ts';
import type { Tree } from './tree.ts';

/** Absent from every checkout: made by a running installation. */
const MADE_LATER = /(^|\/)(node_modules|\.data|dist|release)(\/|$)/;
const QUOTED = /`([^`\n]+)`|\]\(([^)\s#]+)[^)]*\)/g;
const LOOKS_LIKE_PATH = /^\.{0,2}[\w@-][\w.@-]*(\/[\w.@-]+)+\/?$|^[A-Z]+\.md$/;

export const documentedPaths: Rule = {
  name: 'every path that a document names exists',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap((source) =>
        [...withoutBlocks(source.text).matchAll(QUOTED)].flatMap((match) => {
          const said = match[1] ?? match[2] ?? '';
          if (!isPath(tree, said) || exists(tree, { said, from: source.path })) return [];
          return [at(source, { offset: match.index, sentence: `${said} does not exist.` })];
        }),
      ),
  wrong: {
    files: {
      'server/main.ts': '',
      'README.md': 'Open `server/gone.ts`,\nor [this](docs/gone.md), or `STYLE.md`.',
    },
    says: ['README.md:1', 'README.md:2', 'README.md:2'],
  },
  right: {
    files: {
      'server/main.ts': '',
      'domain/base/money.ts': '',
      'domain/README.md':
        'See `base/money.ts`, `server/`, `server/*.ts`, `server/<noun>/index.ts`, `text/html`, `/api/carts`, `npm run check`.\n```\n`server/gone.ts`\n```\n',
    },
  },
};

/** Blanks code blocks, which are examples; their lines stay, so that line numbers hold. */
function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
}

function isPath(tree: Tree, said: string): boolean {
  if (!LOOKS_LIKE_PATH.test(said) || MADE_LATER.test(said)) return false;
  const first = said.split('/')[0] ?? '';
  return first.startsWith('.') || tree.has(first) || /\.(tsx?|mjs|md|sql|json|css)$/.test(said);
}

function exists(tree: Tree, input: { said: string; from: string }): boolean {
  const plain = input.said.replace(/\/$/, '');
  const words = input.from.split('/').slice(0, -1);
  for (const step of plain.split('/')) {
    if (step === '..') words.pop();
    else if (step !== '.') words.push(step);
  }
  return tree.has(plain) || tree.has(words.join('/'));
}
