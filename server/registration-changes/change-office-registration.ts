import { changeOfficeRegistration as endpoint } from '@ribambelle/api/registration-changes/change-office-registration.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { textReader } from '../texts/bilingual.ts';
import { prepareOfficeChange } from './prepare-office-change.ts';
import { findParticipantName, type RegistrationState } from './registration-change-store.ts';
import { refuseUnlike, writeChange } from './write-change.ts';

/** Changes the dates, options or answers of a registration, with the locks of a purchase. */
export const changeOfficeRegistration = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const { tell } = request;
  const { permissions } = collaborator;
  const prepared = await prepareOfficeChange(db, {
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
    kind: 'CHANGE',
    waiver: request.waiver,
  });
  emit('registration.office.changed', { registration_change_id, tell });
  const { held, was, becomes, weighed } = prepared;
  const summaryOf = ({ dates, total_amount }: RegistrationState) => ({
    dates: dates.map(({ start_at }) => start_at),
    total_amount,
  });
  const optionsOf = (options: readonly { readonly price_id: number }[]) =>
    options.map(({ price_id }) => price_id).toSorted((one, other) => one - other);
  await logAct(context, {
    act: 'registrations.update',
    noun: 'registrations',
    record: held,
    summary: `${await findParticipantName(db, held.participant_id)} · ${textReader(context)(was.title)}`,
    before: { ...summaryOf(was), options: optionsOf(held.options) },
    after: { ...summaryOf(becomes), options: optionsOf(weighed.item.options), tell },
  });
  const { total_amount } = becomes;
  return seesFields(permissions, 'MONEY')
    ? { message: null, total_amount, credit_amount }
    : { message: null, total_amount: null, credit_amount: null };
});
