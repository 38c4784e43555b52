import { importsOf } from './imports.ts';
import type { Rule, Violation } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Tree } from './tree.ts';

export const circles: Rule = {
  name: 'no file imports, through others or not, a file that imports it, not even a type',
  check: (tree) => circlesOf(tree),
  wrong: {
    files: {
      'ui/list.tsx': "import { Row } from './row.tsx';\n",
      'ui/row.tsx': "\nimport { Cell } from './cell.tsx';\n",
      'ui/cell.tsx': "import type { ListProps } from './list.tsx';\n",
    },
    says: ['ui/list.tsx:1', 'ui/row.tsx:2', 'ui/cell.tsx:1'],
  },
  right: {
    files: {
      'ui/list.tsx':
        "import { Row } from './row.tsx';\nimport type { ListProps } from './list-props.ts';\n",
      'ui/row.tsx':
        "import type { ListProps } from './list-props.ts';\nconst open = () => import('./list.tsx');\n",
      'ui/list-props.ts': 'export interface ListProps {}\n',
    },
  },
};

/**
 * Returns every import from which a path leads back to its own file. A lazy import closes no
 * circle.
 */
function circlesOf(tree: Tree): readonly Violation[] {
  const sources = codeOf(tree).filter(({ path }) => !isTest(path));
  const arrows = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).filter(({ path, lazy }) => path !== null && !lazy),
    ]),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const reached = (from: string) => {
    const found =
      known.get(from) ??
      everythingFrom(from, (path) => (arrows.get(path) ?? []).map(({ path: to }) => to ?? ''));
    known.set(from, found);
    return found;
  };
  return sources.flatMap((source) =>
    (arrows.get(source.path) ?? [])
      .filter(({ path }) => path !== null && reached(path).has(source.path))
      .map(({ path, offset }) =>
        at(source, {
          offset,
          sentence: `A way leads from ${path} back to here: give what both need a file of its own.`,
        }),
      ),
  );
}

/** Returns a file and all files that it reaches. */
function everythingFrom(
  start: string,
  next: (path: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set([start]);
  for (const path of found) for (const to of next(path)) found.add(to);
  return found;
}
