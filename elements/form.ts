import type { Ground, Padding } from './pieces/ground/ground-settings.ts';

/**
 * The part of the form that a field is in: what the element says, what it shows, how it looks. The
 * first one when nothing is said.
 */
export type FieldGroup = 'content' | 'choice' | 'look';

/** The records that an element can be narrowed down to. */
export type FieldRecords =
  | 'activities'
  | 'booking-configurations'
  | 'bundles'
  | 'catalogs'
  | 'categories'
  | 'memberships'
  | 'resources'
  | 'segments'
  | 'vouchers';

interface Placed {
  readonly group?: FieldGroup;
}

/** The kinds of fields about which nothing else is said. */
type PlainKind =
  | 'choice'
  | 'choices'
  | 'colour'
  | 'ground'
  | 'hour'
  | 'length'
  | 'link'
  | 'number'
  | 'ordered'
  | 'picture'
  | 'ratio'
  | 'rich'
  | 'sides'
  | 'switch';

/**
 * A field of a form, which writes one setting. The types, limits and defaults are those of the
 * schema; `words` and `rich` have a text per language.
 */
export type Field = Placed &
  (
    | { readonly kind: 'words'; readonly lines?: true }
    | { readonly kind: 'records'; readonly of: FieldRecords }
    | { readonly kind: 'rows'; readonly fields: Readonly<Record<string, Field>> }
    | { [Kind in PlainKind]: { readonly kind: Kind } }[PlainKind]
  );

type OfKind<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>;

/** An item of an ordered list, such as a property of a card or a filter. */
interface Ordered {
  id: string;
  disabled: boolean;
}

/** The fields that can write a setting of this type. */
type FieldOf<Value> = [Value] extends [boolean]
  ? OfKind<'switch'>
  : [Value] extends [number | null]
    ? OfKind<'number'>
    : [Value] extends [Ground]
      ? OfKind<'ground'>
      : [Value] extends [Padding]
        ? OfKind<'sides'>
        : [Value] extends [readonly Ordered[]]
          ? OfKind<'ordered'>
          : [Value] extends [readonly number[]]
            ? OfKind<'records'>
            : [Value] extends [readonly string[]]
              ? OfKind<'records'> | OfKind<'choices'>
              : [Value] extends [readonly object[]]
                ? OfKind<'rows'>
                : OfKind<TextKind>;

/** The kinds of fields that write a text, or an hour. */
type TextKind =
  | 'choice'
  | 'colour'
  | 'hour'
  | 'length'
  | 'link'
  | 'picture'
  | 'ratio'
  | 'rich'
  | 'words';

/**
 * The family of an element in the palette: bands of the page, boxes for others, single things,
 * lists of what is on offer and of articles; `subjects` are what a page of their own is about.
 */
export type Family = 'sections' | 'containers' | 'blocks' | 'lists' | 'subjects';

/** Settings with which an element begins; words are written per language. */
export interface Preset {
  /** Its name among the texts of the editor. */
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * An element as the editor of pages knows it: data alone, so that the back-office draws its form
 * and the server knows which settings are rich text, links and pictures.
 */
export interface AnyForm {
  readonly family: Family;
  /** The order in its family. */
  readonly order: number;
  /** The families that may be inside it; none when left out. */
  readonly holds?: readonly Family[];
  /** A field for each setting, in the order of the form. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The first one is what the palette offers. */
  readonly presets: readonly [Preset, ...Preset[]];
}

/** The form of an element with these settings: one without a field for each does not compile. */
export interface Form<Settings> extends AnyForm {
  readonly fields: {
    readonly [Name in keyof Settings]-?: FieldOf<Exclude<Settings[Name], undefined>>;
  };
}
