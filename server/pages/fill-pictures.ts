import type { PageElementShape } from '@ribambelle/api/website/shapes.ts';
import type { Field } from '@ribambelle/elements/form.ts';
import { focalPointOf, pictureAt } from '@ribambelle/domain/website/focal-point.ts';
import type { PictureFacts } from '../files/index.ts';
import { formOf } from './cleaned-tree.ts';

type Settings = PageElementShape['settings'];
type Facts = ReadonlyMap<string, PictureFacts>;

/** Returns the cuids of the pictures of the library that a page shows, each once. */
export function picturesIn(elements: readonly PageElementShape[]): readonly string[] {
  return [...new Set(elements.flatMap(cuidsIn))];
}

function cuidsIn({ element, settings, children }: PageElementShape): readonly string[] {
  const own = Object.entries(fieldsOf(element)).flatMap(([name, field]) => {
    const cuid = pictureAt(addressIn(settings[name], field));
    return cuid === undefined ? [] : [cuid];
  });
  return [...own, ...children.flatMap(cuidsIn)];
}

/**
 * Returns a page with what the library knows of its pictures: the point that stays in sight behind
 * the address (`ui/cards/picture.tsx`), and the words for people who do not see it where the page
 * has none of its own.
 */
export function withPictureFacts(
  elements: readonly PageElementShape[],
  facts: Facts,
): PageElementShape[] {
  return elements.map((each) => ({
    ...each,
    settings: filled(each, facts),
    children: withPictureFacts(each.children, facts),
  }));
}

function filled({ element, settings }: PageElementShape, facts: Facts): Settings {
  const next: Record<string, unknown> = { ...settings };
  for (const [name, field] of Object.entries(fieldsOf(element))) {
    const address = addressIn(settings[name], field);
    const fact = facts.get(pictureAt(address) ?? '');
    if (fact === undefined) continue;
    const pointed = `${String(address)}${focalPointOf(fact)}`;
    if (field.kind === 'ground') {
      next[name] = { ...groundIn(settings[name]), image: pointed };
      continue;
    }
    next[name] = pointed;
    if ('alt' in fieldsOf(element) && (settings['alt'] ?? '') === '') next['alt'] = fact.alt;
  }
  return next;
}

/** Returns the address of the picture in a setting of this kind; undefined for none. */
function addressIn(value: unknown, { kind }: Field): unknown {
  if (kind === 'picture') return value;
  return kind === 'ground' ? groundIn(value).image : undefined;
}

/** Returns a background as it is kept; empty for anything else. */
function groundIn(value: unknown): { readonly image?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

const fieldsOf = (element: string): Readonly<Record<string, Field>> =>
  formOf(element)?.fields ?? {};
