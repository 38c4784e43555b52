import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { accountColumns, type accountRow } from '@ribambelle/api/reports/accounts.ts';
import type { getAccounts } from '@ribambelle/api/reports/get-accounts.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { asVatCategory } from '@ribambelle/domain/vat/categories.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { z } from 'zod';
import type { ListReader } from '../lists/office-list.ts';
import { refuse } from '../refusal.ts';
import { type AccountFound, type AccountSum, selectAccounts } from './accounts-views.ts';
import { type ReportList, spanOfPeriod } from './report-views.ts';

/** The accounts of a period (decision 170). */
export const accounts: ReportList<
  RequestOf<typeof getAccounts>,
  AccountFound,
  z.infer<typeof accountRow>,
  AccountSum
> = {
  permission: 'reports.treasury',
  columns: accountColumns,
  totals: () => ({}),
  nothing: { opening: 0, closing: 0, difference: 0 },
  select: (period, { organiser, permissions, now }) => {
    if (!seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    return selectAccounts({ span: spanOfPeriod(period, organiser.timezone), now });
  },
  present: (row, reader) => ({
    section: row.section,
    line: row.line,
    part: row.part,
    name: nameOf(row, reader),
    count: row.count,
    amount: row.amount,
  }),
};

/** Returns the name of a line: the label of the line, with that of the part it belongs to. */
function nameOf({ section, line, part }: AccountFound, { language }: ListReader): string {
  const { accounts: words, kinds } = textsFor(language).reports;
  if (section === 'VAT') return nameOfVat({ line, part }, language);
  const lines: Readonly<Record<string, string>> = words.lines[section];
  const parts: Readonly<Record<string, string>> =
    section === 'MONEY' ? textsFor(language)['office-payments'].methods : kinds;
  const word = lines[line] ?? line;
  return part === null ? word : words.part(word, parts[part] ?? part);
}

/** Returns the name of a line of VAT: its category with the rate, and which amount it is. */
function nameOfVat(
  { line, part }: Pick<AccountFound, 'line' | 'part'>,
  language: ListReader['language'],
): string {
  const { accounts: words } = textsFor(language).reports;
  const vat = textsFor(language).vat;
  const [code = '', rate = '0'] = (part ?? '').split(' ');
  const category = asVatCategory(code);
  const percent = rate === '0' ? '' : vat.percent(Number(rate));
  const name = category === null ? vat.without : vat.named(vat.categories[category], percent);
  const amounts: Readonly<Record<string, string>> = words.lines.VAT;
  return percent === '' ? name : words.lineOfVat(name, amounts[line] ?? line);
}
