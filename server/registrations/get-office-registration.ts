import { atOnce } from '../database/statements.ts';
import { getOfficeRegistration as endpoint } from '@ribambelle/api/registrations/get-office-registration.ts';
import { action } from '../action.ts';
import { paidInstalments } from '@ribambelle/domain/receivables/instalments.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { loadInstalments, loadVatByRate, presentVat } from '../receivables/index.ts';
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
    const row = orRefuse(
      await findOfficeDetail(db, request.registration),
      'REGISTRATION_NOT_FOUND',
    );
    const may = (permission: (typeof collaborator.permissions)[number]) =>
      collaborator.permissions.includes(permission);
    const [dates, payments, mails, review, changes, kept, sums, spread] = await atOnce(
      () => loadOfficeDates(db, row.id),
      () => (may('payments.read') ? loadOfficePayments(db, row.receivable_id) : []),
      () =>
        may('mails.read')
          ? loadOfficeMails(db, { customer_id: row.customer_id, since: row.created_at })
          : [],
      () => (may('customer-reviews.read') ? loadOfficeReview(db, row.id) : null),
      () => loadOfficeChanges(db, row.id),
      () => (row.cancelled_at === null ? [] : loadKept(db, row.id)),
      () => loadVatByRate(db, { receivable_id: row.receivable_id }),
      () => loadInstalments(db, [row.receivable_id]),
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
      instalments: paidInstalments(spread[0]?.instalments ?? [], {
        paid_amount: row.paid_amount,
        now,
      }),
      vat: presentVat(sums, {
        organiser,
        language,
        day: dayOf(row.created_at, organiser.timezone),
      }),
    });
    return detailAsSeen(detail, collaborator.permissions);
  },
);
