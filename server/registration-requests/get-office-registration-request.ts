import { getOfficeRegistrationRequest as endpoint } from '@ribambelle/api/registration-requests/get-office-registration-request.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { leftOf, leftOn, type LockedPlaces, lockPlaces } from '../availabilities/index.ts';
import { atOnce } from '../database/statements.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadAnswersOfRequest } from './answer-views.ts';
import { loadPrices } from './requested-views.ts';
import { loadBrokenOfRequests } from './broken-of-requests.ts';
import { presentOfficeRequest } from './present-office-requests.ts';
import { presentAnswers, presentRequest } from './present-requests.ts';
import { findRequest } from './request-views.ts';

/**
 * Answers a registration request for staff, with the free places of its availabilities and the
 * constraints that it breaks.
 */
export const getOfficeRegistrationRequest = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const row = orRefuse(
      await findRequest(db, { cuid: request.request }),
      'REGISTRATION_REQUEST_NOT_FOUND',
    );
    const availability_ids = row.availabilities.map(({ id }) => id);
    const text = textReader({ language, organiser });
    const [answers, places, prices, [broken]] = await atOnce(
      () => loadAnswersOfRequest(db, row.id),
      () => lockPlaces(db, { now, availability_ids, unlocked: true }),
      () => loadPrices(db, availability_ids),
      () => loadBrokenOfRequests(db, { organiser, rows: [row], text, now }),
    );
    const summary = presentRequest(row, text);
    const sees_money = seesFields(collaborator.permissions, 'MONEY');
    const sees_answers = seesFields(collaborator.permissions, 'ANSWERS');
    const { options, questions } = presentAnswers(answers, text);
    return {
      ...presentOfficeRequest(row, { text, broken: broken ?? [] }),
      options,
      questions: sees_answers ? questions : [],
      activity: { cuid: summary.activity.cuid, title: summary.activity.title },
      availabilities: summary.availabilities.map((one) => {
        const freePlaces = [
          leftOf(places, one.id),
          ...one.dates.map(({ id }) => leftOnDate(places, id)),
        ];
        const numbers = freePlaces.filter((free) => free !== null);
        const { id, cuid, start_at, end_at, location, dates, registration } = one;
        return {
          id,
          cuid,
          start_at,
          end_at,
          location,
          dates,
          registration,
          free: numbers.length === 0 ? null : Math.min(...numbers),
          price: prices.get(one.id) ?? 0,
        };
      }),
      message: row.message,
      total_amount: sees_money ? summary.total_amount : null,
      paid_amount: sees_money ? summary.paid_amount : null,
      order: row.order,
    };
  },
);

/** Returns the places left on a date; null without limit, and for a date that no longer exists. */
function leftOnDate(places: LockedPlaces, id: number): number | null {
  const date = places.dates.get(id);
  return date === undefined ? null : leftOn(places, date);
}
