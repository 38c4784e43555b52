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
  /** Pixels; of its kind when not said. */
  readonly width?: number | undefined;
  /** The column below which it stands in a table that has no room for both. */
  readonly under?: string | undefined;
  /** On how many lines it stands before it is cut: on three unless said. */
  readonly lines?: 1 | undefined;
  readonly cell: (row: Row) => ReactNode;
}

/** What a list shows of its rows, and how that is changed. */
export interface ListTable<Row> {
  /** All that the collaborator may see, in the order of the list. */
  readonly offered: readonly TableColumn<Row>[];
  /** Those that are shown. */
  readonly shown: readonly TableColumn<Row>[];
  /** Shows these and no other; null for the usual ones. */
  readonly show: (names: readonly string[] | null) => void;
  /** True unless the usual ones are shown. */
  readonly chosen: boolean;
}

type ListName = keyof Texts['list-columns'];

interface Words {
  readonly columns: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface ColumnLook<Row, Name> {
  readonly width?: number;
  /** The column below which it stands in a table that has no room for both. */
  readonly under?: Name;
  /** On how many lines it stands before it is cut: on three unless said. */
  readonly lines?: 1;
  readonly render?: (row: Row) => ReactNode;
}

interface Input<Row, Name extends string> {
  readonly list: ListAddress;
  /** Under which name its texts stand, and its columns are remembered on this device. */
  readonly name: ListName;
  readonly columns: Readonly<Record<Name, Column<Row>>>;
  /** Columns that the organiser made, offered beside the declared ones, and which names they can have: one that is not offered today stays chosen. */
  readonly more?: {
    readonly columns: readonly TableColumn<NoInfer<Row>>[];
    readonly isOne: (name: string) => boolean;
  };
  /** Columns that stand at the end, after those of `more`. */
  readonly last?: readonly NoInfer<Name>[];
  /** Columns that say nothing here: the family, in the list of one family. */
  readonly without?: readonly NoInfer<Name>[];
  /** Columns that open a row, or stand below it on a phone's card, where the usual ones say nothing here. */
  readonly cards?: { readonly title?: NoInfer<Name>; readonly below?: NoInfer<Name> };
  /** Columns of another width than their kind's, in pixels, that can stand below another or on fewer lines, or whose cells are more than their text. */
  readonly looks?: { readonly [Of in NoInfer<Name>]?: ColumnLook<NoInfer<Row>, NoInfer<Name>> };
}

/** The columns of a list: those that the address names, else those last chosen on this device, else the usual ones. */
export function useListTable<Row, Name extends string>(input: Input<Row, Name>): ListTable<Row> {
  const { list, name } = input;
  const texts: Words = useTexts('list-columns')[name];
  const formats = useFormats();
  const may = useMay();
  const [kept, keep] = useLocalStorage<readonly string[] | null>({
    key: `office-columns-${name}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const columns: Columns<Row> = input.columns;
  const looks: Readonly<Record<string, ColumnLook<Row, string> | undefined>> = input.looks ?? {};
  const without: readonly string[] = input.without ?? [];
  const declared = Object.entries(columns)
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
  const offered = [
    ...declared.filter(({ name: one }) => !last.includes(one)),
    ...(input.more?.columns ?? []),
    ...declared.filter(({ name: one }) => last.includes(one)),
  ];
  const wanted = list.columns ?? kept;
  const elsewhere = (wanted ?? []).filter(
    (one) => input.more?.isOne(one) === true && !offered.some(({ name: of }) => of === one),
  );
  const chosen = offered.filter(({ name: one }) => wanted?.includes(one));
  return {
    offered,
    shown: chosen.length > 0 ? chosen : offered.filter(({ extra }) => extra !== true),
    chosen: chosen.length > 0,
    show: (names) => {
      const all = names === null ? null : [...names, ...elsewhere];
      keep(all);
      list.set({ columns: all === null ? null : all.join(',') }, { page: true });
    },
  };
}
