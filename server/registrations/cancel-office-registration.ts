import { cancelOfficeRegistration as endpoint } from '@ribambelle/api/registrations/cancel-office-registration.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { cancelLocked } from './cancel-locked.ts';
import { lockRegistration } from './cancellation-store.ts';
import { findOfficeDetail } from './office-detail-views.ts';

/** Cancels a registration for the organiser; what was paid stays in the books until somebody refunds it. */
export const cancelOfficeRegistration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now, emit }) => {
    const organiser_id = organiser.id;
    const row = orRefuse(
      await findOfficeDetail(db, { organiser_id, registration: request.registration }),
      'REGISTRATION_NOT_FOUND',
    );
    const registration = orRefuse(
      await lockRegistration(db, { organiser_id, id: row.id }),
      'REGISTRATION_NOT_FOUND',
    );
    const outcome = await cancelLocked(db, emit, {
      organiser_id,
      registration,
      type: 'ORGANISER',
      message: request.message,
      now,
    });
    const summary = `${fullname(row)} · ${textReader({ language, organiser })(row.title)}`;
    const did = {
      action: 'registrations.cancel' as const,
      entity: 'registrations',
      entity_cuid: row.cuid,
      summary,
    };
    const changes = { cancellation_message: { from: null, to: outcome.cancellation.message } };
    await recordAudit(db, { organiser, collaborator, now, ...did, changes });
    return { message: null, refundable_amount: outcome.refundable_amount };
  },
);
