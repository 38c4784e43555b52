import { memberships } from '@ribambelle/api/memberships/record.ts';
import { decideRecurring } from '@ribambelle/domain/memberships/automatic-renewal.ts';
import { decidePeriod } from '@ribambelle/domain/memberships/membership-period.ts';
import { refuseOtherCategory } from '../organisers/index.ts';
import { storedOffer } from '../offers/index.ts';
import { storedRecord } from '../records/stored-record.ts';
import { refuse } from '../refusal.ts';
import { opensActivity } from './membership-store.ts';

const { isUsed, ...offer } = storedOffer('memberships', 'paper');

/** Memberships that are offered: one that was sold, is in a cart or opens an activity stays. */
export const storedMemberships = storedRecord(memberships, {
  ...offer,
  settled: (values, organiser) => {
    refuseOtherCategory(values.vat_category, { organiser });
    const period = decidePeriod(values);
    if (!period.ok) refuse(period.refused, period.fields);
    const recurring = decideRecurring(values);
    if (!recurring.ok) refuse(recurring.refused, recurring.fields);
    return { ...values, ...period.value, recurring: recurring.value };
  },
  refusedUse: async (db, id) => {
    if (await isUsed(db, id)) return 'MEMBERSHIP_IN_USE';
    return (await opensActivity(db, id)) ? 'MEMBERSHIP_IN_ACTIVITY' : null;
  },
});
