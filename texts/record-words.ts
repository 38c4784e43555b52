import type { records } from '@ribambelle/api/records.ts';

type Declared = (typeof records)[number];
type RecordOf<Noun> = Extract<Declared, { readonly noun: Noun }>;

/** The columns or filters with a choice among codes. */
type Choices<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly kind: 'choice' } ? Name : never;
}[keyof Of];

/** The codes that a column shows. */
type CodesOf<Column> = Column extends { readonly value: (row: never) => infer Value }
  ? Extract<Value, string>
  : never;

interface ListWords<Columns> {
  /** The name of its files. */
  readonly name: string;
  /** The titles of its columns. */
  readonly columns: { readonly [Name in keyof Columns]: string };
  /** The words for the codes of the columns that are choices. */
  readonly words: {
    readonly [Name in Choices<Columns>]: { readonly [Code in CodesOf<Columns[Name]>]: string };
  };
}

interface FilterWords<Offered> {
  /** The names of the filters, and what each shows while it is not set. */
  readonly names: { readonly [Name in keyof Offered]: string };
  /** The words for the codes of those that are choices. */
  readonly words: { readonly [Name in Choices<Offered>]: (code: string) => string };
}

interface OwnWords<Fields, Columns> {
  /** The name of its right, and of its acts in the log. */
  readonly area: string;
  /** The action of the palette that makes one, where the button (`texts.add`) says it otherwise. */
  readonly deed?: string;
  readonly list: ListWords<Columns>;
  /** Words by which the search of the settings finds its page, for one that is a setting. */
  readonly setting?: string;
  /** The names in the log of the fields that no other noun has; the others: office-audit.ts. */
  readonly fields?: { readonly [Name in keyof Fields]?: string };
  /** The words in the log for the codes that no other noun has. */
  readonly codes?: Readonly<Record<string, string>>;
}

/**
 * The words of a record besides those of its own screens: what the menu, the palette, its list, the
 * rights and the log say of it. What its declaration needs is required.
 */
export type RecordWords<Noun extends Declared['noun']> = OwnWords<
  RecordOf<Noun>['fields'],
  RecordOf<Noun>['list']['columns']
> &
  OfferedWords<NonNullable<RecordOf<Noun>['list']['offered']>>;

type OfferedWords<Offered> = [Offered] extends [never]
  ? { readonly filters?: never }
  : { readonly filters: FilterWords<Offered> };
