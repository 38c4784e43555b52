import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';
import type { Source } from './tree.ts';

/** A key of an exported object, as `texts.rows.total`, and its place in the file. */
export interface ExportedKey {
  readonly key: string;
  readonly offset: number;
}

/** Returns the keys of exported objects of these names, with those of nested objects. */
export function exportedKeys(source: Source, names: readonly string[]): readonly ExportedKey[] {
  return source.syntax().nodes.flatMap(({ node }) => {
    if (node.type !== 'VariableDeclarator') return [];
    const name = wordOf(child(node, 'id')) ?? '';
    if (!names.includes(name)) return [];
    return keysBelow(child(node, 'init'), name);
  });
}

function keysBelow(value: Node | null, name: string): readonly ExportedKey[] {
  if (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
    return keysBelow(child(value, 'expression'), name);
  return children(value, 'properties').flatMap((property) => {
    if (property.type !== 'Property') return [];
    const key = `${name}.${wordOf(child(property, 'key'))}`;
    return [{ key, offset: property.start }, ...keysBelow(child(property, 'value'), key)];
  });
}
