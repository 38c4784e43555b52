import type { Source } from './tree.ts';
import { child, wordOf } from './syntax.ts';

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** The file of the project that it leads to, or null for a package. */
  readonly path: string | null;
  readonly offset: number;
  /** Loaded when it is needed: `import('…')`. */
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

/** What a file imports or exports onwards, types and lazy imports included; what a variable leads to (`import(file)`) is not known. */
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

/** The name of the package that a specifier leads to. */
export function packageOf(specifier: string): string {
  const words = specifier.split('/');
  return specifier.startsWith('@') ? words.slice(0, 2).join('/') : (words[0] ?? '');
}
