import { discounts } from '@ribambelle/api/discounts/record.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { sql } from 'kysely';
import { namedActivities } from '../activities/index.ts';
import { type Reference, storedRecord } from '../records/stored-record.ts';
import { refuseImpossible } from './refuse-impossible.ts';
import { storedReduction } from './stored-reduction-views.ts';

const wordOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** Families have no name for staff without the permission to read them. */
const family: Reference['shown'] = ({ cuid, firstname, lastname }, { permissions }) => ({
  cuid,
  name: permissions.includes('customers.read')
    ? fullname({ firstname: wordOf(firstname), lastname: wordOf(lastname) })
    : '',
});

/** Discounts; registrations keep their reduction when one changes or goes. */
export const storedDiscounts = storedRecord(discounts, {
  ...storedReduction,
  table: 'discounts',
  facts: { families: sql`cardinality(r.customer_ids)` },
  references: {
    ...storedReduction.references,
    activities: namedActivities,
    customers: {
      table: 'customers',
      column: 'customer_ids',
      shows: ['firstname', 'lastname'],
      order: sql`named.lastname, named.firstname, named.id`,
      among: sql`named.deleted_at is null`,
      unknown: 'CUSTOMER_NOT_FOUND',
      shown: family,
      listed: family,
    },
  },
  settled: (values) => {
    refuseImpossible(values);
    return values;
  },
});
