import { importsOf, packageOf } from './imports.ts';
import type { Rule } from './rule.ts';
import { at, codeOf, isTest, partOf } from './rule.ts';
import type { Tree } from './tree.ts';

/**
 * The external packages allowed in these parts, whatever their package.json says: they run in
 * browsers and servers alike, or nowhere.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: ['re2js'],
  texts: [],
  api: ['zod'],
};
/** Parts run only by developers may use the development packages of the project's package.json. */
const FOR_DEVELOPERS = new Set(['', 'tools', 'testing', 'bench']);
const FOR_TESTS = ['@ribambelle/testing', '@ribambelle/tools'];

export const declaredPackages: Rule = {
  name: 'a part imports only the packages that its package.json declares',
  check: (tree) =>
    codeOf(tree).flatMap((source) => {
      const part = partOf(source.path);
      const known = declaredFor(tree, { part, path: source.path });
      return importsOf(source).flatMap(({ specifier, offset }) => {
        if (/^(\.|virtual:)/.test(specifier) || known.has(packageOf(specifier))) return [];
        if (specifier.startsWith('node:'))
          return ALLOWED[part] === undefined || isTest(source.path)
            ? []
            : [at(source, { offset, sentence: `${part} runs without Node.` })];
        return [
          at(source, {
            offset,
            sentence: `${part} does not declare the package ${packageOf(specifier)}.`,
          }),
        ];
      });
    }),
  wrong: {
    files: {
      'package.json': '{ "devDependencies": { "vitest": "5.1.0" } }',
      'domain/package.json': '{ "dependencies": { "zod": "4.6.7" } }',
      'server/package.json': '{ "dependencies": { "pg": "8.23.1" } }',
      'domain/carts/total.ts': "import { z } from 'zod';\nimport fs from 'node:fs';\n",
      'server/main.ts':
        "import { test } from 'vitest';\nimport { connect } from '@ribambelle/database/connect.ts';\n",
      'tools/demo/load.ts': "import { test } from 'vitest';\nimport pg from 'pg';\n",
    },
    says: [
      'domain/carts/total.ts:1',
      'domain/carts/total.ts:2',
      'server/main.ts:1',
      'server/main.ts:2',
      'tools/demo/load.ts:2',
    ],
  },
  right: {
    files: {
      'package.json': '{ "devDependencies": { "vitest": "5.1.0" } }',
      'server/package.json':
        '{ "dependencies": { "@ribambelle/database": "0.1.0", "zod": "4.6.7" } }',
      'server/main.ts':
        "import { z } from 'zod/mini';\nimport fs from 'node:fs';\nimport { connect } from '@ribambelle/database/connect.ts';\n",
      'server/main.test.ts':
        "import { test } from 'vitest';\nimport { openShop } from '@ribambelle/testing/shop.ts';\nconst all = await Promise.all(files.map((file) => import(file)));\n",
    },
  },
};

function declaredFor(
  tree: Tree,
  { part, path }: { part: string; path: string },
): ReadonlySet<string> {
  const allowed = ALLOWED[part];
  const own = dependenciesOf(tree, `${part}/package.json`).filter(
    (name) => allowed === undefined || name.startsWith('@ribambelle/') || allowed.includes(name),
  );
  const isForDevelopers = FOR_DEVELOPERS.has(part) || isTest(path) || path.endsWith('.config.ts');
  return new Set([
    `@ribambelle/${part}`,
    ...own,
    ...(isForDevelopers ? dependenciesOf(tree, 'package.json') : []),
    ...(isTest(path) ? FOR_TESTS : []),
  ]);
}

function dependenciesOf(tree: Tree, path: string): readonly string[] {
  const said: { dependencies?: object; devDependencies?: object } = JSON.parse(
    tree.find(path)?.text ?? '{}',
  );
  return Object.keys({ ...said.dependencies, ...said.devDependencies });
}
