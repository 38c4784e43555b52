import { getCartItemEstimate as endpoint } from '@ribambelle/api/carts/get-cart-item-estimate.ts';
import { action } from '../action.ts';
import { estimateItem } from '../kinds/index.ts';

/** Answers the same estimate, by GET (R3). */
export const getCartItemEstimate = action(
  endpoint,
  ({ db, request, organiser, customer, language, now }) => {
    const choice = { ...request, date_ids: request.availability_dates, price_ids: request.options };
    return estimateItem(db, { organiser, customer_id: customer.id, language, choice, now });
  },
);
