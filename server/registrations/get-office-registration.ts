import { atOnce } from '../database/statements.ts';
import { getOfficeRegistration as endpoint } from '@ribambelle/api/registrations/get-office-registration.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { detailAsSeen } from './hidden-fields.ts';
import { loadKept } from './kept-views.ts';
import {
  findOfficeDetail,
  loadOfficeChanges,
  loadOfficeDates,
  loadOfficeMails,
  loadOfficePayments,
  loadOfficeReview,
} from './office-detail-views.ts';
import { presentOfficeDetail } from './present-office-registration.ts';

/**
 * Answers a registration in full; payments, e-mails and the review only to staff who may see them.
 */
export const getOfficeRegistration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const row = orRefuse(
      await findOfficeDetail(db, { organiser_id, registration: request.registration }),
      'REGISTRATION_NOT_FOUND',
    );
    const may = (permission: (typeof collaborator.permissions)[number]) =>
      collaborator.permissions.includes(permission);
    const of = { organiser_id, registration_id: row.id };
    const [dates, payments, mails, review, changes, kept] = await atOnce(
      () => loadOfficeDates(db, of),
      () =>
        may('payments.read')
          ? loadOfficePayments(db, { organiser_id, receivable_id: row.receivable_id })
          : [],
      () =>
        may('mails.read')
          ? loadOfficeMails(db, {
              organiser_id,
              customer_id: row.customer_id,
              since: row.created_at,
            })
          : [],
      () => (may('customer-reviews.read') ? loadOfficeReview(db, of) : null),
      () => loadOfficeChanges(db, of),
      () => (row.cancelled_at === null ? [] : loadKept(db, of)),
    );
    const detail = presentOfficeDetail(row, {
      language,
      text: textReader({ language, organiser }),
      now,
      dates,
      payments,
      mails,
      review,
      changes,
      kept,
    });
    return detailAsSeen(detail, collaborator.permissions);
  },
);
