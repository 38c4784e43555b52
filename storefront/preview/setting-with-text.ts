import type { Field } from '@ribambelle/elements/form.ts';
import { forms } from '@ribambelle/elements/forms.ts';
import type { ReadElement } from '../page-state.ts';

type Fields = Readonly<Record<string, Field>>;

/** A setting with words: its path (`title`, `items.2.question`), and whether it has lines. */
export interface WordsSetting {
  readonly field: string;
  readonly text: string;
  readonly lines: boolean;
}

const fieldsOf = new Map<string, Fields>(
  Object.entries(forms).map(([element, form]) => [element, form.fields]),
);

/** Returns the one setting of an element that has exactly this text; null for none or several. */
export function settingWithText(element: ReadElement, text: string): WordsSetting | null {
  const wanted = text.trim();
  if (wanted === '') return null;
  const found = wordsIn(element.settings, fieldsOf.get(element.element) ?? {}).filter(
    (one) => one.text.trim() === wanted,
  );
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}

function wordsIn(settings: unknown, fields: Fields): WordsSetting[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = valueOf(settings, name);
    if (field.kind === 'words')
      return typeof value === 'string'
        ? [{ field: name, text: value, lines: field.lines === true }]
        : [];
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row, index) =>
      wordsIn(row, field.fields).map((one) => ({ ...one, field: `${name}.${index}.${one.field}` })),
    );
  });
}

/** Returns the own property of an object; undefined for none. */
function valueOf(settings: unknown, name: string): unknown {
  return typeof settings === 'object' && settings !== null
    ? Object.getOwnPropertyDescriptor(settings, name)?.value
    : undefined;
}

/**
 * Returns settings with other words in one language at a path; the same settings when there is
 * nothing at the path.
 */
export function withWords(
  settings: Readonly<Record<string, unknown>>,
  to: { readonly field: string; readonly language: string; readonly text: string },
): Readonly<Record<string, unknown>> {
  const { language, text } = to;
  const change = (value: unknown, path: readonly string[]): unknown => {
    const [name, ...rest] = path;
    if (name === undefined)
      return { ...(typeof value === 'object' && value !== null ? value : {}), [language]: text };
    if (Array.isArray(value))
      return value.map((each, index) => (String(index) === name ? change(each, rest) : each));
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
    return { ...value, [name]: change(valueOf(value, name), rest) };
  };
  const [name = '', ...rest] = to.field.split('.');
  return Object.hasOwn(settings, name)
    ? { ...settings, [name]: change(settings[name], rest) }
    : settings;
}
