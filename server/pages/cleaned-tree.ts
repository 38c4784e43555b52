import { isDeepStrictEqual } from 'node:util';
import { pageFields } from '@ribambelle/api/pages/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type PageElement, type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import type { AnyForm, Field } from '@ribambelle/elements/form.ts';
import { forms } from '@ribambelle/elements/forms.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';

const FORMS: ReadonlyMap<string, AnyForm> = new Map(Object.entries(forms));

/** Returns the form of an element; undefined for one that nobody knows. */
export const formOf = (element: string): AnyForm | undefined => FORMS.get(element);

/**
 * Returns a page with the rich text of every element sanitised, as its form declares it, in each
 * language and in each row. An element that nobody knows any more stays with the settings that it,
 * or the one that it copies, has among the `kept` ones. Refuses ELEMENT_UNKNOWN for a new one.
 */
export function cleanedTree(tree: PageTree, kept: readonly PageElement[] = []): PageTree {
  return tree.map((element) => ({
    ...element,
    settings: settingsOf(element, kept),
    children: cleanedTree(element.children, kept),
  }));
}

function settingsOf(written: PageElement, kept: readonly PageElement[]): Settings {
  const form = formOf(written.element);
  if (form !== undefined) return cleanedSettings(written.settings, form.fields);
  return keptOf(written, kept)?.settings ?? refuse('ELEMENT_UNKNOWN');
}

/** Returns the kept element that is this one, or that it copies; undefined for none. */
function keptOf(
  { id, element, settings }: PageElement,
  kept: readonly PageElement[],
): PageElement | undefined {
  const alike = kept.filter((earlier) => earlier.element === element);
  return (
    alike.find((earlier) => isDeepStrictEqual(earlier.settings, settings)) ??
    alike.find((earlier) => earlier.id === id)
  );
}

/** Tests whether a page has an element that nobody knows and that is not among the `kept` ones. */
export function hasUnknown(tree: PageTree, kept: readonly PageElement[]): boolean {
  return walkTree(tree).some(
    (element) => formOf(element.element) === undefined && keptOf(element, kept) === undefined,
  );
}

type Settings = Readonly<Record<string, unknown>>;

function cleanedSettings(settings: Settings, fields: Readonly<Record<string, Field>>): Settings {
  const cleaned = Object.entries(settings).map(([name, value]) => {
    const field = fields[name];
    return [name, field === undefined ? value : cleanedValue(value, field)] as const;
  });
  return Object.fromEntries(cleaned);
}

function cleanedValue(value: unknown, field: Field): unknown {
  if (field.kind === 'rich') return inTexts(value, sanitise);
  if (field.kind !== 'rows' || !Array.isArray(value)) return value;
  return value.map((row: unknown) => (isObject(row) ? cleanedSettings(row, field.fields) : row));
}

/** Applies a change to a text, or to the text of each language. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([language, text]) => [language, inTexts(text, change)]),
  );
}

function isObject(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the tree of a page that is kept; an empty one for what is no page. */
export function readTree(content: Json): PageTree {
  return pageFields.content.safeParse(content).data ?? [];
}

/** Returns the tree as it is kept. */
export function keptTree(tree: PageTree): Json {
  const json: Json = JSON.parse(JSON.stringify(tree));
  return json;
}
