import type { Json } from '@ribambelle/database/json.ts';
import type { PageElement, PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { AnyForm, Field } from '@ribambelle/elements/form.ts';
import { forms } from '@ribambelle/elements/forms.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';

const FORMS: ReadonlyMap<string, AnyForm> = new Map(Object.entries(forms));

/** Returns the form of an element; undefined for one that nobody knows. */
export const formOf = (element: string): AnyForm | undefined => FORMS.get(element);

/**
 * Returns a page with the rich text of every element sanitised, as its form declares it, in each
 * language and in each row. Refuses ELEMENT_UNKNOWN.
 */
export function cleanedTree(tree: PageTree): PageTree {
  return tree.map((element) => cleanedElement(element));
}

function cleanedElement(element: PageElement): PageElement {
  const form = formOf(element.element) ?? refuse('ELEMENT_UNKNOWN');
  return {
    ...element,
    settings: cleanedSettings(element.settings, form.fields),
    children: cleanedTree(element.children),
  };
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

/** Returns the tree as it is kept. */
export function keptTree(tree: PageTree): Json {
  const json: Json = JSON.parse(JSON.stringify(tree));
  return json;
}
