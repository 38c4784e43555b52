import { getCustomerData as endpoint } from '@ribambelle/api/customers/get-customer-data.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { loadCustomerData } from './customer-data-views.ts';
import { findOfficeCustomer } from './office-customer-views.ts';

/** Answers all data stored about a family, as JSON; the log records that it was handed out. */
export const getCustomerData = action(endpoint, async (context) => {
  const { db, request, organiser, now, afterCommit } = context;
  const family = orRefuse(await findOfficeCustomer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const act = {
    act: 'exports.create' as const,
    noun: 'customers',
    cuid: family.cuid,
    summary: `${family.firstname} ${family.lastname}`.trim(),
  };
  const data = await loadCustomerData(db, { id: family.id, notes: 'ALL' });
  // a read is logged before it is answered, in a transaction of its own
  afterCommit(async (answer, inTenant) => {
    await inTenant((writer) => logAct({ ...context, db: writer }, act));
    return answer;
  });
  const whole = { organiser: organiser.name, made_at: now, ...data };
  return {
    content_type: 'application/json; charset=utf-8',
    filename: `${family.cuid}-${dayOf(now, organiser.timezone)}.json`,
    bytes: new TextEncoder().encode(`${JSON.stringify(whole, null, 2)}\n`),
  };
});
