import { parseSync } from 'vite';

/** A node of the syntax tree: its kind, its position, and its fields as parsed. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface NodeInTree {
  readonly node: Node;
  readonly parent: Node | null;
}

export interface Comment {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface Syntax {
  /** Every node, parents before children. */
  readonly nodes: readonly NodeInTree[];
  readonly comments: readonly Comment[];
}

/** Returns the syntax of a TypeScript file; refuses one that cannot be parsed. */
export function syntaxOf(path: string, text: string): Syntax {
  const parsed = parseSync(path, text);
  const [first] = parsed.errors;
  if (first !== undefined) throw new Error(`${path} cannot be read: ${first.message}`);
  const nodes: NodeInTree[] = [];
  collect(parsed.program, { parent: null, nodes });
  return { nodes, comments: parsed.comments };
}

function collect(value: unknown, input: { parent: Node | null; nodes: NodeInTree[] }): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, input);
    return;
  }
  if (!isNode(value)) return;
  input.nodes.push({ node: value, parent: input.parent });
  for (const field of Object.values(value)) {
    if (typeof field === 'object' && field !== null)
      collect(field, { parent: value, nodes: input.nodes });
  }
}

/** True for a node of a syntax tree. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns the node in a field of another one, or null. */
export function child(node: Node | null, field: string): Node | null {
  const value = node?.[field];
  return isNode(value) ? value : null;
}

/** Returns the nodes in a field that holds a list of them. */
export function children(node: Node | null, field: string): readonly Node[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns the text of an identifier or a string, or null. */
export function wordOf(node: Node | null): string | null {
  if (typeof node?.['name'] === 'string') return node['name'];
  return typeof node?.['value'] === 'string' ? node['value'] : null;
}
