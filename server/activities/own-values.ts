import { waitingListModeOf } from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { asVatCategory } from '@ribambelle/domain/vat/categories.ts';
import type { ActivitiesTable } from '@ribambelle/database/rows.ts';
import type { Selectable } from 'kysely';
import { partialTermsOf } from '@ribambelle/domain/pricing/partial-registration.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import type { OwnValues } from './activity-store.ts';

/** Returns the values of an activity that are in its own row. */
export function ownValuesOf(row: Selectable<ActivitiesTable>): OwnValues {
  const { age_minimum, age_maximum, default_capacity, default_price, default_deposit } = row;
  const { maximum_quantity, allow_registrations_after_start, published, order } = row;
  return {
    title: bilingualOf(row.title),
    description: bilingualOf(row.description),
    instructions: bilingualOf(row.instructions),
    age_minimum,
    age_maximum,
    default_capacity,
    default_price,
    default_deposit,
    maximum_quantity,
    allow_registrations_after_start,
    published,
    order,
    members_only: row.members_only,
    members_days_early: row.members_days_early,
    member_price: row.member_price,
    member_percentage: row.member_percentage,
    ...partialTermsOf(row),
    vat_category: asVatCategory(row.vat_category),
    waiting_list_mode: waitingListModeOf(row.waiting_list_mode),
    offer_minutes: row.offer_minutes,
  };
}
