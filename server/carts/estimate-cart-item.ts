import { estimateCartItem as endpoint } from '@ribambelle/api/carts/estimate-cart-item.ts';
import { action } from '../action.ts';
import { dateIdsOf, estimateItem } from '../kinds/index.ts';

/** Answers the price of a registration before it is added (2 §7). */
export const estimateCartItem = action(
  endpoint,
  ({ db, request, organiser, customer, language, now }) => {
    const price_ids = request.options.map((option) =>
      typeof option === 'number' ? option : option.price_id,
    );
    const choice = { ...request, date_ids: dateIdsOf(request.availability_dates), price_ids };
    return estimateItem(db, { organiser, customer_id: customer.id, language, choice, now });
  },
);
