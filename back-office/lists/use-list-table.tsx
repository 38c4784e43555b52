import type { Column, Columns } from '@ribambelle/api/lists/columns.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useMay } from '../data/session.tsx';
import { useFormats } from '../formats/formats.ts';
import { cellText } from './cell.tsx';
import type { ListAddress } from './use-list-address.ts';

/** A column as a table, a card and the choice of columns show it. */
export interface TableColumn<Row> extends Omit<Column<Row>, 'value'> {
  readonly name: string;
  readonly title: string;
  /** Width in pixels; that of its kind when left out. */
  readonly width?: number | undefined;
  /** The column that it is placed below in a table without room for both. */
  readonly under?: string | undefined;
  /** The number of lines before it is cut; three when left out. */
  readonly lines?: 1 | undefined;
  readonly cell: (row: Row) => ReactNode;
}

/** The columns of a list, and the way to change them. */
export interface ListTable<Row> {
  /** All columns that the collaborator may see, in the order of the list. */
  readonly offered: readonly TableColumn<Row>[];
  /** The columns that are shown. */
  readonly shown: readonly TableColumn<Row>[];
  /** Those of them that a phone's cards say besides the ones with a place there. */
  readonly said: readonly TableColumn<Row>[];
  /** Shows only these columns; null for the default ones. */
  readonly show: (names: readonly string[] | null) => void;
  /** True unless the default columns are shown. */
  readonly chosen: boolean;
}

/** The lists whose columns have texts. */
export type ListName = keyof Texts['list-columns'];

interface Words {
  readonly columns: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How a column looks when it is more than the text of its kind. */
export interface ColumnLook<Row, Name> {
  readonly width?: number;
  /** The column that it is placed below in a table without room for both. */
  readonly under?: Name;
  /** The number of lines before it is cut; three when left out. */
  readonly lines?: 1;
  readonly render?: (row: Row) => ReactNode;
}

interface Input<Row, Name extends string> {
  readonly list: ListAddress;
  /** The name of its texts, and of its columns as they are remembered on this device. */
  readonly name: ListName;
  readonly columns: Readonly<Record<Name, Column<Row>>>;
  /**
   * Columns that the organiser made, offered besides the declared ones, and a test of their names:
   * a column that is not offered today stays chosen.
   */
  readonly more?: {
    readonly columns: readonly TableColumn<NoInfer<Row>>[];
    readonly isOne: (name: string) => boolean;
  };
  /** Columns at the end, after those of `more`. */
  readonly last?: readonly NoInfer<Name>[];
  /** Columns that are shown by default now, on cards too, because the list is filtered by them. */
  readonly also?: readonly NoInfer<Name>[] | undefined;
  /** Columns that say nothing here: the family, in the list of one family. */
  readonly without?: readonly NoInfer<Name>[];
  /**
   * The columns that open a row, or are below it on a phone's card, when the default ones say
   * nothing here.
   */
  readonly cards?: { readonly title?: NoInfer<Name>; readonly below?: NoInfer<Name> };
  /**
   * Columns with another width than their kind's, in pixels, or that can be below another one, have
   * fewer lines, or draw more than their text.
   */
  readonly looks?:
    | { readonly [Of in NoInfer<Name>]?: ColumnLook<NoInfer<Row>, NoInfer<Name>> }
    | undefined;
}

/**
 * Returns the columns of a list: those named in the address, or else those last chosen on this
 * device, or else the default ones.
 */
export function useListTable<Row, Name extends string>(input: Input<Row, Name>): ListTable<Row> {
  const { list, name } = input;
  const texts: Words = useTexts('list-columns')[name];
  const formats = useFormats();
  const may = useMay();
  const [kept_names, keep] = useLocalStorage<readonly string[] | null>({
    key: `office-columns-${name}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const columns: Columns<Row> = input.columns;
  const looks: Readonly<Record<string, ColumnLook<Row, string> | undefined>> = input.looks ?? {};
  const without: readonly string[] = input.without ?? [];
  const all_columns = Object.entries(columns)
    .filter(([column]) => !without.includes(column))
    .filter(([, { group }]) => group === undefined || may(FIELD_GROUPS[group]))
    .map(([column, { value, ...rest }]): TableColumn<Row> => {
      const words = texts.words?.[column];
      const cell = (row: Row) => cellText(value(row), { kind: rest.kind, formats, words });
      return {
        ...rest,
        ...(column === input.cards?.title ? { card: 'title' as const } : {}),
        ...(column === input.cards?.below ? { card: 'below' as const } : {}),
        name: column,
        title: texts.columns[column] ?? column,
        width: looks[column]?.width,
        under: looks[column]?.under,
        lines: looks[column]?.lines,
        cell: looks[column]?.render ?? cell,
      };
    });
  const last: readonly string[] = input.last ?? [];
  const also: readonly string[] = input.also ?? [];
  const ordered = [
    ...all_columns.filter(({ name: one }) => !last.includes(one)),
    ...(input.more?.columns ?? []),
    ...all_columns.filter(({ name: one }) => last.includes(one)),
  ];
  const wanted_names = list.columns ?? kept_names;
  const elsewhere = (wanted_names ?? []).filter(
    (one) => input.more?.isOne(one) === true && !ordered.some(({ name: of }) => of === one),
  );
  const chosen_columns = ordered.filter(({ name: one }) => wanted_names?.includes(one));
  const usual_columns = ordered.filter(
    ({ extra, name: one }) => extra !== true || also.includes(one),
  );
  return {
    offered: ordered,
    shown: chosen_columns.length > 0 ? chosen_columns : usual_columns,
    said:
      chosen_columns.length > 0
        ? chosen_columns
        : usual_columns.filter(({ name: one }) => also.includes(one)),
    chosen: chosen_columns.length > 0,
    show: (names) => {
      const all = names === null ? null : [...names, ...elsewhere];
      keep(all);
      list.set({ columns: all === null ? null : all.join(',') }, { page: true });
    },
  };
}
