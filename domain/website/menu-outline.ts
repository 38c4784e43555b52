/** A link of a menu with those below it, alike on every level. */
export interface OutlineLink<Name = unknown> {
  readonly name: Name;
  readonly href: string;
  readonly hidden: boolean;
  readonly children: readonly OutlineLink<Name>[];
}

/** The place of a link: its number among its neighbours, after those of the links above it. */
export type OutlinePath = readonly number[];

export type OutlineMove = 'up' | 'down' | 'in' | 'out';
/** The part of a link over which another one is dropped. */
export type OutlineEdge = 'before' | 'inside' | 'after';

/** A menu after a move, and the new place of the link. */
interface Moved<Name> {
  readonly links: readonly OutlineLink<Name>[];
  readonly path: OutlinePath;
}

/** The most links on each of the three levels. */
const MOST_LINKS = [8, 20, 20] as const;

/**
 * Returns a menu in which one link, with those below it, stands one place further up or down, or a
 * level further in (below the link before it) or out (after the link above it). Null when it cannot
 * stand there, see `placeLink`.
 */
export function moveLink<Name>(
  links: readonly OutlineLink<Name>[],
  { path, move }: { path: OutlinePath; move: OutlineMove },
): Moved<Name> | null {
  const to = goalOf(links, { path, move });
  return to === null ? null : placeLink(links, { from: path, to });
}

/**
 * Returns a menu in which one link stands at another place, counted without it. Null when there is
 * no such place, its level is full, the links below would be on a fourth level, or a hidden link
 * would be shown.
 */
export function placeLink<Name>(
  links: readonly OutlineLink<Name>[],
  { from, to }: { from: OutlinePath; to: OutlinePath },
): Moved<Name> | null {
  const link = linkAt(links, from);
  if (link === null || (link.hidden && to.length > 1)) return null;
  if (to.length + heightOf(link) > MOST_LINKS.length) return null;
  const without = changeLevel(links, { path: from, change: (all, at) => all.toSpliced(at, 1) });
  const neighbours = neighboursAt(without, to);
  const at = to.at(-1);
  if (neighbours === null || at === undefined || at > neighbours.length) return null;
  if (!hasRoom(without, to)) return null;
  const change = (all: readonly OutlineLink<Name>[]) => all.toSpliced(at, 0, link);
  return { links: changeLevel(without, { path: to, change }), path: to };
}

/**
 * Returns a menu in which one link was dropped onto another: before or after it, or as the last of
 * those below it, and after it where none can be below. Null when it cannot stand there, see
 * `placeLink`, and when it was dropped onto itself or a link below it.
 */
export function dropLink<Name>(
  links: readonly OutlineLink<Name>[],
  drop: { from: OutlinePath; over: OutlinePath; edge: OutlineEdge },
): Moved<Name> | null {
  const { from, over, edge } = drop;
  if (from.every((at, level) => over[level] === at)) return null;
  const place = (to: OutlinePath) => placeLink(links, { from, to: countedWithout(from, to) });
  const after = [...over.slice(0, -1), (over.at(-1) ?? 0) + 1];
  if (edge === 'before') return place(over);
  if (edge === 'after') return place(after);
  return place([...over, linkAt(links, over)?.children.length ?? 0]) ?? place(after);
}

/** Returns a place as it is counted once the link that moves is taken out. */
function countedWithout(from: OutlinePath, to: OutlinePath): OutlinePath {
  const level = from.length - 1;
  const isBeside = from.slice(0, level).every((at, index) => to[index] === at);
  const at = to[level];
  if (!isBeside || at === undefined || at <= (from[level] ?? 0)) return to;
  return to.with(level, at - 1);
}

/** Tests whether one more link may stand in a place: its level exists and is not full. */
export function hasRoom(links: readonly OutlineLink[], path: OutlinePath): boolean {
  const neighbours = neighboursAt(links, path);
  return neighbours !== null && neighbours.length < (MOST_LINKS[path.length - 1] ?? 0);
}

function goalOf(
  links: readonly OutlineLink[],
  { path, move }: { path: OutlinePath; move: OutlineMove },
): OutlinePath | null {
  const at = path.at(-1) ?? 0;
  const above = path.slice(0, -1);
  if (move === 'up') return at === 0 ? null : [...above, at - 1];
  if (move === 'down') return [...above, at + 1];
  if (move === 'in') {
    const before = [...above, at - 1];
    const parent = at === 0 ? null : linkAt(links, before);
    return parent === null ? null : [...before, parent.children.length];
  }
  const parent_at = above.at(-1);
  return parent_at === undefined ? null : [...above.slice(0, -1), parent_at + 1];
}

/** Returns the number of levels below a link. */
function heightOf({ children }: OutlineLink): number {
  return children.reduce((height, child) => Math.max(height, 1 + heightOf(child)), 0);
}

/** Returns the links among which a place is; null when there is no link above it. */
function neighboursAt<Name>(
  links: readonly OutlineLink<Name>[],
  path: OutlinePath,
): readonly OutlineLink<Name>[] | null {
  return path
    .slice(0, -1)
    .reduce<readonly OutlineLink<Name>[] | null>(
      (level, at) => level?.[at]?.children ?? null,
      links,
    );
}

function linkAt<Name>(
  links: readonly OutlineLink<Name>[],
  path: OutlinePath,
): OutlineLink<Name> | null {
  return neighboursAt(links, path)?.[path.at(-1) ?? 0] ?? null;
}

/** Returns a menu with the links changed among which a place is; all others are the same. */
export function changeLevel<Name>(
  links: readonly OutlineLink<Name>[],
  input: {
    path: OutlinePath;
    change: (links: readonly OutlineLink<Name>[], at: number) => readonly OutlineLink<Name>[];
  },
): readonly OutlineLink<Name>[] {
  const [at = 0, ...below] = input.path;
  if (below.length === 0) return input.change(links, at);
  return links.map((link, index) =>
    index === at
      ? { ...link, children: changeLevel(link.children, { path: below, change: input.change }) }
      : link,
  );
}
