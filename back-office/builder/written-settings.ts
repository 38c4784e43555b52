import type { Ground } from '@ribambelle/domain/website/dark-grounds.ts';
import { type PageElement, type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import type { Field } from '@ribambelle/elements/form.ts';
import type { SettingShape } from '@ribambelle/elements/setting-shape.ts';
import { isRecord } from './edits.ts';
import { formOf, shapesOf } from './known-elements.ts';

/** A setting of an element, in rows too: its path, its field and what is written. */
export interface WrittenSetting {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

/** Returns the settings of an element in the order of its form, those of rows one by one. */
export const settingsOf = ({ element, settings }: PageElement): readonly WrittenSetting[] =>
  settingsIn(settings, { fields: formOf(element)?.fields ?? {}, prefix: '' });

function settingsIn(
  settings: Readonly<Record<string, unknown>>,
  of: { readonly fields: Readonly<Record<string, Field>>; readonly prefix: string },
): readonly WrittenSetting[] {
  return Object.entries(of.fields).flatMap(([name, field]) => {
    const value = settings[name];
    const path = `${of.prefix}${name}`;
    if (field.kind !== 'rows') return [{ path, field, value }];
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) =>
      isRecord(row) ? settingsIn(row, { fields: field.fields, prefix: `${path}.${index}.` }) : [],
    );
  });
}

/** Returns the addresses to which a setting leads: a link, or those in rich text. */
export function hrefsIn({ field, value }: Pick<WrittenSetting, 'field' | 'value'>) {
  if (field.kind === 'link') return typeof value === 'string' ? [value] : [];
  if (field.kind !== 'rich') return [];
  const texts = isRecord(value) ? Object.values(value) : [value];
  const found = texts.flatMap((text) => [...(textOf(text) ?? '').matchAll(/ href="([^"]*)"/g)]);
  return [...new Set(found.map(([, href = '']) => href.replaceAll('&amp;', '&')))];
}

/** Returns the addresses to which a page leads, each once. */
export const hrefsOf = (tree: PageTree): readonly string[] => [
  ...new Set(walkTree(tree).flatMap((element) => settingsOf(element).flatMap(hrefsIn))),
];

/** Returns the backgrounds of an element as they are drawn, the usual ones where none are set. */
export function groundsOf(
  element: PageElement,
): readonly { readonly path: string; readonly ground: Ground }[] {
  const shapes = shapesOf(element.element);
  return settingsOf(element)
    .filter(({ field }) => field.kind === 'ground')
    .map(({ path, value }) => ({ path, ground: drawnGround(value, shapes[path]) }));
}

function drawnGround(value: unknown, shape: SettingShape | undefined): Ground {
  const written = isRecord(value) ? value : {};
  const usual = (name: string) => shape?.properties?.[name]?.default;
  const usual_veil = usual('overlay');
  const veil = {
    ...(isRecord(usual_veil) ? usual_veil : {}),
    ...(isRecord(written['overlay']) ? written['overlay'] : {}),
  };
  const image = written['image'] === undefined ? usual('image') : written['image'];
  const { color, opacity } = veil;
  return {
    color: textOf(written['color']) ?? textOf(usual('color')) ?? 'white',
    image: textOf(image),
    overlay: {
      color: textOf(color) ?? 'black',
      opacity: typeof opacity === 'number' ? opacity : 0,
    },
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
