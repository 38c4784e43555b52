import { cancelOfficeRegistration as endpoint } from '@ribambelle/api/registrations/cancel-office-registration.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { cancelAndGiveBack } from './cancel-and-give-back.ts';
import { lockRegistration } from './cancellation-store.ts';
import { findOfficeDetail } from './office-detail-views.ts';

/**
 * Cancels a registration for the organiser; payments are given back or kept as requested, or else
 * stay in the books until staff refund them.
 */
export const cancelOfficeRegistration = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { give_back: wish, message, tells } = request;
  if (wish !== null) {
    if (!collaborator.permissions.includes('payments.refund')) refuse('NOT_PERMITTED');
    context.requirePassword();
  }
  const row = orRefuse(await findOfficeDetail(db, request.registration), 'REGISTRATION_NOT_FOUND');
  const registration = orRefuse(
    await lockRegistration(db, { id: row.id }),
    'REGISTRATION_NOT_FOUND',
  );
  const by = { organiser, collaborator, address: context.address, now };
  const result = await cancelAndGiveBack(db, { emit, registration, message, tells, wish, by });
  const { refundable_amount, given_amount, kept_amount } = result;
  await logAct(context, {
    act: 'registrations.cancel',
    noun: 'registrations',
    cuid: row.cuid,
    summary: `${fullname(row)} · ${textReader(context)(row.title)}`,
    changes: {
      cancellation_message: { from: null, to: result.cancellation.message },
      ...(wish === null
        ? {}
        : {
            given_amount: { from: null, to: given_amount },
            kept_amount: { from: null, to: kept_amount },
          }),
    },
  });
  return { message: null, refundable_amount, given_amount, kept_amount };
});
