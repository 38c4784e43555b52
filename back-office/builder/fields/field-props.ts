import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { Field } from '@ribambelle/elements/form.ts';
import type { SettingShape } from '@ribambelle/elements/setting-shape.ts';

/** The surroundings of a form: the page, and the languages in which its words are written. */
export interface FormPlace {
  /** The languages of the fields for words: the shown one, or all of them side by side. */
  readonly languages: readonly Language[];
  readonly content: PageTree;
  /** The pages of the site, for links. */
  readonly pages: readonly { readonly pathname: string; readonly title: string }[];
  readonly disabled: boolean;
  /** Grows with each undo and redo: fields that keep their content themselves begin anew. */
  readonly revision: number;
}

/** The props of a field, which writes one setting at a path. */
export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { readonly kind: Kind }>;
  readonly shape: SettingShape;
  readonly label: string;
  /** The path of the setting: `title`, `items.2.question`. */
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (path: string, value: unknown) => void;
  readonly place: FormPlace;
}

/** Returns the alternative of a shape that is not null, and whether null is one. */
export function shapeOf(shape: SettingShape): { readonly shape: SettingShape; nullable: boolean } {
  const alternatives = shape.anyOf ?? [shape];
  const fitting = alternatives.find(({ type }) => type !== 'null') ?? shape;
  return { shape: fitting, nullable: alternatives.some(({ type }) => type === 'null') };
}

/** Returns a setting that is a text, or its default; else an empty one. */
export function textOf(value: unknown, shape: SettingShape): string {
  if (typeof value === 'string') return value;
  return typeof shape.default === 'string' ? shape.default : '';
}

/** Returns the texts of a list among unknown values. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string')
    : [];
}
