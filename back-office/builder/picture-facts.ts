import { useCall } from '@ribambelle/client/data/use-call.ts';
import { focalPointOf, pictureAt } from '@ribambelle/domain/website/focal-point.ts';
import { type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { useMemo } from 'react';
import type { WrittenPage } from './checks.ts';
import { isRecord } from './edits.ts';
import { formOf } from './known-elements.ts';

type Content = WrittenPage['content'];

/** The point of each picture as it stands behind its address, by cuid. */
type Points = ReadonlyMap<string, string>;

/** The most pictures that are looked up. */
const MOST = 500;
const NONE: Points = new Map();

/** Returns the cuids of the pictures of the library that a page shows, in order, each once. */
export const picturesOf = (tree: PageTree): readonly string[] =>
  [
    ...new Set(
      walkTree(tree).flatMap(({ element, settings }) =>
        Object.entries(formOf(element)?.fields ?? {}).flatMap(([name, { kind }]) => {
          const cuid = pictureAt(addressIn(settings[name], kind));
          return cuid === undefined ? [] : [cuid];
        }),
      ),
    ),
  ].toSorted();

/**
 * Returns a page whose pictures have their focal points, as the server shows them. Elements without
 * one are the same objects.
 */
export function withFocalPoints(tree: Content, points: Points): Content {
  if (points.size === 0) return tree;
  const next = tree.map((element) => pointed(element, points));
  return next.every((element, index) => element === tree[index]) ? tree : next;
}

function pointed(element: Content[number], points: Points): Content[number] {
  const children = withFocalPoints(element.children, points);
  const changes = Object.entries(formOf(element.element)?.fields ?? {}).flatMap(
    ([name, { kind }]) => {
      const value = element.settings[name];
      const address = addressIn(value, kind);
      const point = points.get(pictureAt(address) ?? '') ?? '';
      if (point === '') return [];
      const shown = `${String(address)}${point}`;
      return [[name, isRecord(value) ? { ...value, image: shown } : shown] as const];
    },
  );
  if (changes.length === 0 && children === element.children) return element;
  return {
    ...element,
    children,
    settings:
      changes.length === 0
        ? element.settings
        : { ...element.settings, ...Object.fromEntries(changes) },
  };
}

function addressIn(value: unknown, kind: string): unknown {
  if (kind === 'picture') return value;
  return kind === 'ground' && isRecord(value) ? value['image'] : undefined;
}

/** Returns what the library knows of the pictures of a page; undefined before it has answered. */
function useFacts(tree: PageTree) {
  const pictures = picturesOf(tree);
  const { data } = useCall(
    'listPictureFacts',
    { pictures: pictures.slice(0, MOST) },
    { enabled: pictures.length > 0, keep_previous: true },
  );
  return data?.data;
}

/** Returns a page as the frame shows it: with the focal points of its pictures. */
export function useFocalPoints(tree: Content): Content {
  const facts = useFacts(tree);
  return useMemo(() => {
    const points =
      facts === undefined ? NONE : new Map(facts.map((one) => [one.cuid, focalPointOf(one)]));
    return withFocalPoints(tree, points);
  }, [tree, facts]);
}

/** Returns the pictures of a page that the library describes, by their cuids. */
export function useDescribed(tree: PageTree): ReadonlySet<string> {
  const facts = useFacts(tree) ?? [];
  return new Set(facts.filter(({ described }) => described).map(({ cuid }) => cuid));
}
