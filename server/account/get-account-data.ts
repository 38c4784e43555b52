import { getAccountData as endpoint } from '@ribambelle/api/account/get-account-data.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { loadCustomerData } from '../customers/index.ts';
import { customerActor, recordSecurityEvent } from '../security-log/record-security-event.ts';

/** Answers all data stored about the caller's family; the security log notes it. */
export const getAccountData = action(
  endpoint,
  async ({ db, organiser, customer, address, now, afterCommit }) => {
    const data = await loadCustomerData(db, { id: customer.id, notes: 'FOR_FAMILY' });
    afterCommit(async (answer, inTenant) => {
      const event = { type: 'data.exported' as const, actor: customerActor(customer) };
      await inTenant((writer) =>
        recordSecurityEvent(writer, { ...event, address, details: { list: 'account' }, now }),
      );
      return answer;
    });
    const filename = `${organiser.name} ${dayOf(now, organiser.timezone)}.json`;
    return { organiser: organiser.name, made_at: now, filename, data };
  },
);
