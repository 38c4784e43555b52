import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { balanceColumns, type balanceRow } from '@ribambelle/api/reports/accounts.ts';
import type { listBalances } from '@ribambelle/api/reports/list-balances.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { refuse } from '../refusal.ts';
import { type BalanceFound, selectBalances } from './balances-views.ts';

/** The list of balances at the end of a day, in the back-office. */
export const balanceList: OfficeList<
  Unpaged<RequestOf<typeof listBalances>>,
  BalanceFound,
  z.infer<typeof balanceRow>
> = {
  permission: 'reports.treasury',
  columns: balanceColumns,
  select: ({ at, of, sort }, { organiser, permissions, now }) => {
    if (!seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    const { timezone } = organiser;
    const { end_at } = spanOfDay(at ?? dayOf(now, timezone), timezone);
    return selectBalances({ of, at: end_at, now, timezone, sort });
  },
  present: ({ key, customer, thing, amount }) => ({
    cuid: key,
    customer: { cuid: customer.cuid, fullname: fullname(customer) },
    communication: communicationOf(thing?.reference ?? null),
    kind: thing?.kind ?? null,
    since: thing?.since ?? null,
    amount,
  }),
};

function communicationOf(reference: string | null): string | null {
  return reference === null ? null : formatStructuredCommunication(reference);
}
