import { getRegistrationCalendar as endpoint } from '@ribambelle/api/calendar/get-registration-calendar.ts';
import { action } from '../action.ts';
import { calendarAnswer } from './calendar-answer.ts';
import { loadDatesOfRegistration } from './calendar-views.ts';

/** Answers the dates of one of the caller's own registrations, for a calendar. */
export const getRegistrationCalendar = action(
  endpoint,
  async ({ db, request, organiser, customer, language, origin }) => {
    const rows = await loadDatesOfRegistration(db, {
      customer_id: customer.id,
      cuid: request.cuid,
    });
    return calendarAnswer({
      rows,
      organiser,
      language,
      origin,
      filename: 'calendar.ics',
    });
  },
);
