import { numberFormat } from '@ribambelle/texts/formats/formatters.ts';
import type { CellKind, CellValue } from '@ribambelle/api/lists/columns.ts';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { ListReader } from '../lists/office-list.ts';

/** The name under which the texts of a report's columns are found. */
export type ReportListName =
  | 'occupancy-report'
  | 'resources-report'
  | 'payments-report'
  | 'sales-report'
  | 'owed-report';

interface Words {
  readonly columns: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Returns writers for the cells of a report, and for the titles of its columns, as people read
 * them.
 */
export function cellWriter(list: ReportListName, { language, organiser }: ListReader) {
  const texts: Words = textsFor(language)['list-columns'][list];
  const count = numberFormat(HABITS[language].locale);
  const { currency } = organiser;
  return {
    title: (column: string): string => texts.columns[column] ?? column,
    cell: (value: CellValue, of: { readonly name: string; readonly kind: CellKind }): string => {
      if (value === null) return '';
      if (typeof value === 'string') return texts.words[of.name]?.[value] ?? value;
      return of.kind === 'amount'
        ? formatPrice({ amount: value, language, currency })
        : count.format(value);
    },
  };
}
