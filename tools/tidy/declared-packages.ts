import { importsOf, packageOf } from './imports.ts';
import type { Rule } from './rule.ts';
import { at, codeOf, isTest, partOf } from './rule.ts';
import type { Tree } from './tree.ts';

/** What these parts may have from outside, whatever their package.json says: they run in browsers and servers alike, or nowhere. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = { domain: [], texts: [], api: ['zod'] };
/** Programs that only developers run: they may use whatever some part declares, because it is installed for all. */
const FOR_DEVELOPERS = new Set(['', 'tools', 'testing', 'bench']);

export const declaredPackages: Rule = {
  name: 'a part imports only the packages that its package.json declares',
  check: (tree) =>
    codeOf(tree).flatMap((source) => {
      const part = partOf(source.path);
      const known = declaredFor(tree, { part, isDevelopment: FOR_DEVELOPERS.has(part) || isTest(source.path) || isConfig(source.path) });
      return importsOf(source).flatMap(({ specifier, path, offset }) => {
        if (path !== null || known.has(packageOf(specifier))) return [];
        if (specifier.startsWith('node:'))
          return ALLOWED[part] === undefined || isTest(source.path) ? [] : [at(source, { offset, sentence: `${part} runs without Node.` })];
        if (specifier.startsWith('virtual:')) return [];
        return [at(source, { offset, sentence: `${part} does not declare the package ${packageOf(specifier)}.` })];
      });
    }),
  wrong: {
    files: {
      'package.json': '{ "devDependencies": { "vitest": "5.1.0" } }',
      'domain/package.json': '{ "dependencies": { "zod": "4.6.7" } }',
      'domain/carts/total.ts': "import { z } from 'zod';\nimport fs from 'node:fs';\n",
      'server/main.ts': "import { test } from 'vitest';\n",
    },
    says: ['domain/carts/total.ts:1', 'domain/carts/total.ts:2', 'server/main.ts:1'],
  },
  right: {
    files: {
      'package.json': '{ "devDependencies": { "vitest": "5.1.0" } }',
      'server/package.json': '{ "dependencies": { "zod": "4.6.7" } }',
      'server/main.ts': "import { z } from 'zod/mini';\nimport fs from 'node:fs';\n",
      'server/main.test.ts': "import { test } from 'vitest';\n",
    },
  },
};

function isConfig(path: string): boolean {
  return path.endsWith('.config.ts');
}

function declaredFor(tree: Tree, told: { part: string; isDevelopment: boolean }): ReadonlySet<string> {
  const own = dependenciesOf(tree, `${told.part}/package.json`).filter((name) => ALLOWED[told.part]?.includes(name) ?? true);
  return new Set(told.isDevelopment ? [...own, ...dependenciesOfAll(tree)] : own);
}

function dependenciesOfAll(tree: Tree): readonly string[] {
  return tree.sources.filter(({ path }) => path.endsWith('package.json')).flatMap(({ path }) => dependenciesOf(tree, path));
}

function dependenciesOf(tree: Tree, path: string): readonly string[] {
  const said: { dependencies?: object; devDependencies?: object } = JSON.parse(tree.find(path)?.text ?? '{}');
  return Object.keys({ ...said.dependencies, ...said.devDependencies });
}
