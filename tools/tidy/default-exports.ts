import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';

/** Tools that require a default export, and declarations of a tool's default export. */
const DEMANDED = /(^|\/)(\w+\.)+config\.ts$|\.d\.ts$/;

export const defaultExports: Rule = {
  name: 'exports have names, except where a tool demands a default one',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => !DEMANDED.test(path))
      .flatMap((source) =>
        source
          .syntax()
          .nodes.filter(({ node }) => node.type === 'ExportDefaultDeclaration')
          .map(({ node }) =>
            at(source, {
              offset: node.start,
              sentence: 'Export it by its name, so that it is called the same everywhere.',
            }),
          ),
      ),
  wrong: {
    files: { 'ui/button.tsx': 'const a = 1;\nexport default a;\n' },
    says: ['ui/button.tsx:2'],
  },
  right: {
    files: { 'vitest.config.ts': 'export default {};\n', 'ui/button.tsx': 'export const a = 1;\n' },
  },
};
