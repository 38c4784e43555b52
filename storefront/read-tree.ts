import { data } from '@ribambelle/elements/data.ts';
import type { DataNeed, Where } from '@ribambelle/elements/element.ts';
import { needs } from '@ribambelle/elements/needs.ts';
import { settings } from '@ribambelle/elements/settings.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import type { z } from 'zod';
import type { ReadElement } from './page-state.ts';
import { anyData } from './unsafe.ts';

type Written = Answer<'getPage'>['content'][number];

const schemas = new Map<string, z.ZodType>(Object.entries(settings));
const dataOf = new Map<string, unknown>(Object.entries(data));
const needsOf = new Map<string, { readonly texts: readonly string[]; readonly errors?: boolean }>(
  Object.entries(needs),
);

/**
 * Returns the tree with every element's settings parsed by its schema. Unknown or invalid elements
 * are left out, with their children (3 §2).
 */
export function readTree(tree: readonly Written[]): readonly ReadElement[] {
  const cached_elements = trees.get(tree);
  if (cached_elements !== undefined) return cached_elements;
  const tree_elements = readElements(tree);
  trees.set(tree, tree_elements);
  return tree_elements;
}

/** Parsed trees, for pages rendered again from the same answer. */
const trees = new WeakMap<readonly Written[], readonly ReadElement[]>();

function readElements(tree: readonly Written[]): ReadElement[] {
  return tree.flatMap((node) => {
    const { id, name, element } = node;
    const read_settings = readSettings(element, node.settings);
    if (read_settings === null) return [];
    return [
      { id, name, element, settings: read_settings.data, children: readElements(node.children) },
    ];
  });
}

/**
 * Returns the settings of an element as its schema reads them; null for an unknown element and for
 * settings that are refused.
 */
export function readSettings(element: string, written: unknown): { readonly data: unknown } | null {
  const result = schemas.get(element)?.safeParse(written);
  return result?.success === true ? result : null;
}

/** Returns all elements of a tree, parents before children. */
export function walk(tree: readonly ReadElement[]): readonly ReadElement[] {
  return tree.flatMap((element) => [element, ...walk(element.children)]);
}

/** Returns the calls that the elements of a page need answered, each once. */
export function dataNeeds(tree: readonly ReadElement[], where: Where): readonly DataNeed[] {
  const needs_by_key = new Map<string, DataNeed>();
  for (const element of walk(tree)) {
    const ask = dataOf.get(element.element);
    if (ask === undefined) continue;
    for (const need of anyData(ask)(element.settings, where)) {
      const key = JSON.stringify([need.name, need.request]);
      const before = needs_by_key.get(key);
      needs_by_key.set(key, {
        ...need,
        page_depends: need.page_depends || before?.page_depends === true,
        drawn: need.drawn && before?.drawn !== false,
      });
    }
  }
  return [...needs_by_key.values()];
}

/** Returns the nouns of the texts that the elements of a page need. */
export function textNeeds(tree: readonly ReadElement[]): { texts: string[]; errors: boolean } {
  const all = walk(tree).flatMap((element) => needsOf.get(element.element) ?? []);
  return {
    texts: [...new Set(['shell', ...all.flatMap((one) => one.texts)])],
    errors: all.some((one) => one.errors === true),
  };
}
