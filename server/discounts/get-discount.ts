import { getDiscount as endpoint } from '@ribambelle/api/discounts/get-discount.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { withSegmentNames } from '../segments/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { findDiscount } from './discount-views.ts';

/**
 * Returns one discount with everything that its form changes; families have no name for staff who
 * may not read them.
 */
export const getDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language }) => {
    const discount = await findDiscount(db, {
      organiser_id: organiser.id,
      discount: request.discount,
    });
    const { title, activities, customers, ...row } = orRefuse(discount, 'DISCOUNT_NOT_FOUND');
    const text = textReader({ language, organiser });
    const seesNames = collaborator.permissions.includes('customers.read');
    return {
      ...withSegmentNames(row, language),
      title: bilingualOf(title),
      activities: activities.map((activity) => ({ ...activity, title: text(activity.title) })),
      customers: customers.map((one) => ({ cuid: one.cuid, name: seesNames ? fullname(one) : '' })),
    };
  },
);
