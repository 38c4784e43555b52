/**
 * One element of a page (3 §2). The settings are unknown until the element's own schema has read
 * them.
 */
export interface PageElement {
  readonly id: string;
  readonly name: string;
  readonly element: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly children: readonly PageElement[];
}

/**
 * A position in a tree: among the children of an element (null is the page itself), before the one
 * at `index`.
 */
export interface Position {
  readonly parent_id: string | null;
  readonly index: number;
}

/**
 * A page from top to bottom. None of these functions changes a tree; each returns a new one and
 * shares unchanged parts.
 */
export type PageTree = readonly PageElement[];

/** Returns all elements in order, parents before children. */
export function walkTree(tree: PageTree): readonly PageElement[] {
  return tree.flatMap((element) => [element, ...walkTree(element.children)]);
}

/** Returns the element with the id, or null. */
export function findElement(tree: PageTree, id: string): PageElement | null {
  return walkTree(tree).find((element) => element.id === id) ?? null;
}

/** Returns the position of an element, or null when it is not there. */
export function positionOf(tree: PageTree, id: string): Position | null {
  const index = tree.findIndex((element) => element.id === id);
  if (index >= 0) return { parent_id: null, index };
  for (const element of walkTree(tree)) {
    const inside = element.children.findIndex((child) => child.id === id);
    if (inside >= 0) return { parent_id: element.id, index: inside };
  }
  return null;
}

/**
 * Returns the tree with one more element. Unchanged when the parent is unknown or an id of the new
 * element exists already.
 */
export function insertElement(
  tree: PageTree,
  at: { readonly element: PageElement; readonly position: Position },
): PageTree {
  const ids = new Set(walkTree(tree).map((element) => element.id));
  if (walkTree([at.element]).some((element) => ids.has(element.id))) return tree;
  const { parent_id, index } = at.position;
  if (parent_id === null) return tree.toSpliced(Math.max(0, index), 0, at.element);
  return updateElement(tree, {
    id: parent_id,
    change: (parent) => ({
      ...parent,
      children: parent.children.toSpliced(Math.max(0, index), 0, at.element),
    }),
  });
}

/** Returns the tree without an element and its children. */
export function removeElement(tree: PageTree, id: string): PageTree {
  if (findElement(tree, id) === null) return tree;
  return tree
    .filter((element) => element.id !== id)
    .map((element) => withChildren(element, removeElement(element.children, id)));
}

/**
 * Returns the tree with an element moved; `position` counts in the present tree, so that "before
 * the third" means the visible third. Unchanged when the element or the position is unknown, and
 * when it would end up inside itself.
 */
export function moveElement(
  tree: PageTree,
  to: { readonly id: string; readonly position: Position },
): PageTree {
  const element = findElement(tree, to.id);
  const from = positionOf(tree, to.id);
  const { parent_id } = to.position;
  if (!element || !from) return tree;
  if (
    parent_id !== null &&
    (findElement([element], parent_id) !== null || findElement(tree, parent_id) === null)
  )
    return tree;
  const shifted = from.parent_id === parent_id && from.index < to.position.index ? 1 : 0;
  return insertElement(removeElement(tree, to.id), {
    element,
    position: { parent_id, index: to.position.index - shifted },
  });
}

/** Returns the tree with one element changed; its id stays. */
export function updateElement(
  tree: PageTree,
  by: { readonly id: string; readonly change: (element: PageElement) => PageElement },
): PageTree {
  if (findElement(tree, by.id) === null) return tree;
  return tree.map((element) =>
    element.id === by.id
      ? { ...by.change(element), id: element.id }
      : withChildren(element, updateElement(element.children, by)),
  );
}

function withChildren(element: PageElement, children: PageTree): PageElement {
  return children === element.children ? element : { ...element, children };
}
