import type { PageElement, PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { AnyForm, Family } from '@ribambelle/elements/form.ts';
import { forms } from '@ribambelle/elements/forms.ts';
import type { SettingShape } from '@ribambelle/elements/setting-shape.ts';
import { settingShapes } from '@ribambelle/elements/setting-shapes.ts';

/** The identifier of an element that this version of the office knows. */
export type ElementName = keyof typeof forms;

const FORMS: ReadonlyMap<string, AnyForm> = new Map(Object.entries(forms));
const SHAPES: ReadonlyMap<string, Readonly<Record<string, SettingShape>>> = new Map(
  Object.entries(settingShapes),
);

/** The families that may stand on the page itself; others are put into a section. */
const ON_THE_PAGE: readonly Family[] = ['sections', 'subjects'];

const NO_SHAPES: Readonly<Record<string, SettingShape>> = {};

/** Tests whether an identifier is one of ours. */
export const isElementName = (element: string): element is ElementName => FORMS.has(element);

/** Returns the form of an element; undefined for one that this version does not know. */
export const formOf = (element: string): AnyForm | undefined => FORMS.get(element);

/** Returns the shapes of the settings of an element. */
export const shapesOf = (element: string): Readonly<Record<string, SettingShape>> =>
  SHAPES.get(element) ?? NO_SHAPES;

/** Tests whether an element may be inside another one; null is the page itself. */
export function mayHold(parent: string | null, child: string): boolean {
  const family = formOf(child)?.family;
  if (family === undefined) return false;
  const families = parent === null ? ON_THE_PAGE : (formOf(parent)?.holds ?? []);
  return families.includes(family);
}

/** Tests whether anything may be inside an element. */
export const holdsAny = (element: string): boolean => (formOf(element)?.holds ?? []).length > 0;

/** Returns the elements of a family in their order, without those of subjects. */
export function elementsOf(family: Family): readonly ElementName[] {
  return [...FORMS]
    .filter(([, form]) => form.family === family)
    .toSorted(([, one], [, other]) => one.order - other.order)
    .flatMap(([element]) => (isElementName(element) ? [element] : []));
}

/** Returns the elements about which the page is: those that it needs. */
export function subjectsIn(tree: PageTree): readonly PageElement[] {
  return tree.flatMap((element) => [
    ...(formOf(element.element)?.family === 'subjects' ? [element] : []),
    ...subjectsIn(element.children),
  ]);
}
