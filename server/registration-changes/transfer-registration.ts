import { transferRegistration as endpoint } from '@ribambelle/api/registration-changes/transfer-registration.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { textReader } from '../texts/bilingual.ts';
import { prepareTransfer } from './prepare-transfer.ts';
import { findParticipantName, type RegistrationState } from './registration-change-store.ts';
import { refuseUnlike, writeChange } from './write-change.ts';

/**
 * Moves a registration, with both the place it leaves and the place it takes locked: the waiting
 * list for the former is served as after a cancellation.
 */
export const transferRegistration = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const { tell } = request;
  const { permissions } = collaborator;
  const prepared = await prepareTransfer(db, {
    organiser,
    permissions,
    language,
    choice: request,
    locked: true,
    now,
  });
  await refuseUnlike(context, { prepared, seen: request });
  const { credit_amount, registration_change_id } = await writeChange(context, {
    prepared,
    kind: 'TRANSFER',
    waiver: request.waiver,
  });
  emit('registration.transfer.created', { registration_change_id, tell });
  const { held, was, becomes } = prepared;
  const text = textReader(context);
  const summaryOf = ({ title, total_amount, ...range }: RegistrationState) => ({
    availability: [
      text(title),
      formatDateRange(range, { language, time_zone: organiser.timezone }),
    ].join(', '),
    total_amount,
  });
  await logAct(context, {
    act: 'registrations.transfer',
    noun: 'registrations',
    record: held,
    summary: `${await findParticipantName(db, held.participant_id)} · ${text(was.title)}`,
    before: summaryOf(was),
    after: { ...summaryOf(becomes), tell },
  });
  const { total_amount } = becomes;
  return seesFields(permissions, 'MONEY')
    ? { message: null, total_amount, credit_amount }
    : { message: null, total_amount: null, credit_amount: null };
});
