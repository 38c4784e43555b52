import { importsOf } from './imports.ts';
import type { Rule, Violation } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Source, Tree } from './tree.ts';

const ORDERED = ['domain', 'server'];

/**
 * Returns the modules of a part from low to high: folders, and files with another place than their
 * folder. Empty when the list is missing.
 */
export function orderOf(tree: Tree, part: string): readonly string[] {
  const text = tree.find(`${part}/README.md`)?.text ?? '';
  return (/```order\n([^`]*)```/.exec(text)?.[1] ?? '').split(/\s+/).filter((word) => word !== '');
}

/**
 * Returns the entry of an order that a file belongs to: its own if any, else its folder's; null
 * without one.
 */
export function entryOf(path: string, order: readonly string[]): string | null {
  const inside = path.split('/').slice(1).join('/');
  return [inside, inside.split('/')[0] ?? ''].find((entry) => order.includes(entry)) ?? null;
}

export const moduleOrder: Rule = {
  name: 'modules of the domain and of the server import only lower ones',
  check: (tree) => [
    ...ORDERED.flatMap((part) => checkPart(tree, part)),
    ...checkServerFollowsDomain(tree),
  ],
  wrong: {
    files: {
      'domain/README.md': '```order\nbase\ncarts checkout\n```',
      'domain/carts/total.ts': "import { a } from '../checkout/terms.ts';\n",
      'domain/trees/leaf.ts': 'export const a = 1;\n',
      'server/README.md': '```order\ncheckout carts\n```',
    },
    says: ['domain/carts/total.ts:1', 'domain/trees/leaf.ts:1', 'server/README.md:1'],
  },
  right: {
    files: {
      'domain/README.md': '```order\nbase\ncarts checkout\n```',
      'domain/checkout/terms.ts':
        "import { a } from '../carts/total.ts';\nimport { b } from './moment.ts';\n",
      'server/README.md': '```order\nqueue/job.ts carts queue\n```',
      'server/carts/sweep.job.ts': "import { job } from '../queue/job.ts';\n",
      'server/queue/run.ts': "import { sweep } from '../carts/sweep.job.ts';\n",
    },
  },
};

function checkPart(tree: Tree, part: string): readonly Violation[] {
  const order = orderOf(tree, part);
  return codeOf(tree)
    .filter(({ path }) => path.startsWith(`${part}/`) && !isTest(path))
    .flatMap((source) => judge(source, order));
}

function judge(source: Source, order: readonly string[]): readonly Violation[] {
  const own = entryOf(source.path, order);
  const part = source.path.split('/')[0] ?? '';
  if (own === null)
    return [
      at(source, {
        offset: 0,
        sentence: `Its module has no place in the order: see ${part}/README.md.`,
      }),
    ];
  return importsOf(source).flatMap(({ path, offset }) => {
    const entry = path?.startsWith(`${part}/`) === true ? entryOf(path, order) : null;
    if (entry === null || order.indexOf(entry) <= order.indexOf(own)) return [];
    return [
      at(source, {
        offset,
        sentence: `${own} stands below ${entry}: emit an event, or move what both need down (${part}/README.md).`,
      }),
    ];
  });
}

function checkServerFollowsDomain(tree: Tree): readonly Violation[] {
  const domain = orderOf(tree, 'domain');
  const both = orderOf(tree, 'server').filter((noun) => domain.includes(noun));
  const wrong = both.find(
    (noun, index) => index > 0 && domain.indexOf(noun) < domain.indexOf(both[index - 1] ?? ''),
  );
  if (wrong === undefined) return [];
  return [
    {
      path: 'server/README.md',
      line: 1,
      sentence: `${wrong} stands elsewhere than in the order of domain/README.md.`,
    },
  ];
}
