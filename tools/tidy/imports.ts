import type { Source } from './tree.ts';
import { child, wordOf } from './syntax.ts';

export interface Import {
  /** The specifier as written. */
  readonly specifier: string;
  /** The file of the project that it leads to, or null for a package. */
  readonly path: string | null;
  readonly offset: number;
  /** True for a lazy import: `import('…')`. */
  readonly lazy: boolean;
}

const FROM = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);
const OWN = '@ribambelle/';

/**
 * Returns the imports and re-exports of a file, types and lazy imports included; the target of a
 * variable (`import(file)`) is unknown.
 */
export function importsOf(source: Source): readonly Import[] {
  return source.syntax().nodes.flatMap(({ node }) => {
    if (!FROM.has(node.type)) return [];
    const from =
      child(node, 'source') ?? child(child(node, 'argument'), 'literal') ?? child(node, 'argument');
    const specifier = wordOf(from);
    return specifier === null || from?.type === 'Identifier'
      ? []
      : [
          {
            specifier,
            path: pathOf(specifier, source.path),
            offset: node.start,
            lazy: node.type === 'ImportExpression',
          },
        ];
  });
}

function pathOf(specifier: string, from: string): string | null {
  const plain = specifier.split('?')[0] ?? '';
  if (plain.startsWith(OWN)) return plain.slice(OWN.length);
  if (!plain.startsWith('.')) return null;
  const words = from.split('/').slice(0, -1);
  for (const step of plain.split('/')) {
    if (step === '..') words.pop();
    else if (step !== '.') words.push(step);
  }
  return words.join('/');
}

/** Returns the name of the package in a specifier. */
export function packageOf(specifier: string): string {
  const words = specifier.split('/');
  return specifier.startsWith('@') ? words.slice(0, 2).join('/') : (words[0] ?? '');
}
