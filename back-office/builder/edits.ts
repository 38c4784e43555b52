import { isWithinLimits } from '@ribambelle/domain/website/page-limits.ts';
import {
  findElement,
  insertElement,
  moveElement,
  type PageElement,
  type PageTree,
  type Position,
  positionOf,
} from '@ribambelle/domain/website/page-tree.ts';
import { formOf, mayHold } from './known-elements.ts';

/** A way to move an element by a key or a button. */
export type Step = 'up' | 'down' | 'in' | 'out';

const SECTION = 'sections-container';

/** Returns an id that no element of any page has. */
const newId = (): string => `e${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** Returns a new element with the settings of one of its presets; the first one by default. */
export function newElement(element: string, preset = 0): PageElement {
  const presets = formOf(element)?.presets;
  const settings = presets?.[preset]?.settings ?? presets?.[0].settings ?? {};
  return { id: newId(), name: element, element, settings: structuredClone(settings), children: [] };
}

/** Returns a copy of an element with ids of its own, and of those inside it. */
export function copyOf(element: PageElement): PageElement {
  return { ...element, id: newId(), children: element.children.map(copyOf) };
}

/**
 * Returns the tree with a new element at a position. What cannot stand on the page itself is put
 * into a section. The same tree when it cannot be there, or the page would be too large.
 */
export function addElement(
  tree: PageTree,
  at: { readonly element: PageElement; readonly position: Position },
): PageTree {
  const { element, position } = at;
  const { parent_id } = position;
  const wrapped = wrappedFor(tree, { element, parent_id });
  if (wrapped === null) return tree;
  return within(tree, insertElement(tree, { element: wrapped, position }));
}

/**
 * Returns the place for a new element beside the chosen one: inside it or after it, or the nearest
 * place above that holds it; null where the page itself is the place.
 */
export function placeBeside(
  tree: PageTree,
  { element, id }: { readonly element: PageElement; readonly id: string },
): Position | null {
  const beside = findElement(tree, id);
  const at = positionOf(tree, id);
  if (beside === null || at === null) return null;
  if (mayStand(tree, { element, parent_id: id }))
    return { parent_id: id, index: beside.children.length };
  const { parent_id, index } = at;
  if (parent_id === null) return null;
  if (mayStand(tree, { element, parent_id })) return { parent_id, index: index + 1 };
  return placeBeside(tree, { element, id: parent_id });
}

/**
 * Returns the tree with an element moved to a position, into a section where it needs one. The same
 * tree when it cannot be there.
 */
export function placeElement(
  tree: PageTree,
  to: { readonly id: string; readonly position: Position },
): PageTree {
  const element = findElement(tree, to.id);
  const { parent_id } = to.position;
  if (element === null) return tree;
  if (mayStand(tree, { element, parent_id })) return within(tree, moveElement(tree, to));
  const wrapped = wrappedFor(tree, { element, parent_id });
  const from = positionOf(tree, to.id);
  if (wrapped === null || from === null) return tree;
  const box = { ...wrapped, children: [] };
  const boxed = insertElement(tree, { element: box, position: to.position });
  return within(tree, moveElement(boxed, { id: to.id, position: { parent_id: box.id, index: 0 } }));
}

/**
 * Returns the tree with an element one step further: before or after its neighbour, into the one
 * before it, or out behind the one that it is in. The same tree when there is no such place.
 */
export function stepElement(
  tree: PageTree,
  by: { readonly id: string; readonly step: Step },
): PageTree {
  const from = positionOf(tree, by.id);
  const element = findElement(tree, by.id);
  if (from === null || element === null) return tree;
  const position = stepped(tree, { from, step: by.step });
  if (position === null) return tree;
  return mayStand(tree, { element, parent_id: position.parent_id })
    ? within(tree, moveElement(tree, { id: by.id, position }))
    : tree;
}

function stepped(
  tree: PageTree,
  { from, step }: { readonly from: Position; readonly step: Step },
): Position | null {
  const { parent_id, index } = from;
  const siblings = childrenOf(tree, parent_id);
  if (step === 'up') return index === 0 ? null : { parent_id, index: index - 1 };
  if (step === 'down') return index + 1 >= siblings.length ? null : { parent_id, index: index + 2 };
  if (step === 'in') {
    const before = siblings[index - 1];
    return before === undefined ? null : { parent_id: before.id, index: before.children.length };
  }
  const parent = parent_id === null ? null : positionOf(tree, parent_id);
  return parent === null ? null : { parent_id: parent.parent_id, index: parent.index + 1 };
}

/** Returns the elements directly inside another one; null is the page itself. */
export function childrenOf(tree: PageTree, id: string | null): PageTree {
  return id === null ? tree : (findElement(tree, id)?.children ?? []);
}

/** Tests whether an element may be inside another one, or on the page itself (null). */
function mayStand(
  tree: PageTree,
  { element, parent_id }: { readonly element: PageElement; readonly parent_id: string | null },
): boolean {
  const parent = parent_id === null ? null : findElement(tree, parent_id);
  if (parent_id !== null && parent === null) return false;
  return mayHold(parent?.element ?? null, element.element);
}

/** Returns the element, in a section where it needs one; null when it may not be there. */
function wrappedFor(
  tree: PageTree,
  at: { readonly element: PageElement; readonly parent_id: string | null },
): PageElement | null {
  if (mayStand(tree, at)) return at.element;
  const { element, parent_id } = at;
  if (parent_id !== null || !mayHold(SECTION, element.element)) return null;
  return { ...newElement(SECTION), children: [element] };
}

/** Returns the changed tree, or the one before when the change made it too large. */
const within = (before: PageTree, after: PageTree): PageTree =>
  isWithinLimits(after) ? after : before;

/** Returns the settings with one value at a path: `title`, `title.fr`, `items.2.question`. */
export function withSetting(
  settings: Readonly<Record<string, unknown>>,
  { path, value }: { readonly path: string; readonly value: unknown },
): Readonly<Record<string, unknown>> {
  const [name = '', ...rest] = path.split('.');
  return {
    ...settings,
    [name]: rest.length === 0 ? value : changedIn(settings[name], { path: rest, value }),
  };
}

function changedIn(
  before: unknown,
  { path, value }: { readonly path: readonly string[]; readonly value: unknown },
): unknown {
  const [name = '', ...rest] = path;
  const inner = (held: unknown) =>
    rest.length === 0 ? value : changedIn(held, { path: rest, value });
  if (Array.isArray(before)) {
    const rows: readonly unknown[] = before;
    return rows.map((row, index) => (String(index) === name ? inner(row) : row));
  }
  const held = isRecord(before) ? before : {};
  return { ...held, [name]: inner(held[name]) };
}

/** Tests whether a value is an object with named values. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
