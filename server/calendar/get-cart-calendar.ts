import { getCartCalendar as endpoint } from '@ribambelle/api/calendar/get-cart-calendar.ts';
import { action } from '../action.ts';
import { calendarAnswer } from './calendar-answer.ts';
import { loadDatesOfCart } from './calendar-views.ts';

/** Answers the dates of everything in one of the caller's own orders, for a calendar. */
export const getCartCalendar = action(
  endpoint,
  async ({ db, request, organiser, customer, language, origin }) => {
    const rows = await loadDatesOfCart(db, { customer_id: customer.id, cuid: request.cuid });
    return calendarAnswer({
      rows,
      organiser,
      language,
      origin,
      filename: 'calendar.ics',
    });
  },
);
