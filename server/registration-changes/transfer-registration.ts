import { transferRegistration as endpoint } from '@ribambelle/api/registration-changes/transfer-registration.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action, type ActionContext } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { releasePlaces, tellOfFreed } from '../availabilities/index.ts';
import { Refusal, refuse } from '../refusal.ts';
import { settleChange, storeChange } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { leaveRegistered } from '../waiting-list/index.ts';
import {
  findParticipantName,
  insertChange,
  type RegistrationState,
} from './registration-change-store.ts';
import { type PreparedTransfer, prepareTransfer } from './prepare-transfer.ts';

type Context = ActionContext<typeof endpoint>;

/** Moves a registration, under the locks of where it is and where it goes: who waits for the place that it leaves is served as after a cancellation. */
export const transferRegistration = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const organiser_id = organiser.id;
  const { permissions } = collaborator;
  const prepared = await prepareTransfer(db, {
    organiser,
    permissions,
    language,
    choice: request,
    locked: true,
    now,
  });
  const { held, weighed, becomes } = prepared;
  await requireVersion(db, { organiser_id, record: held, read: request.version });
  const { total_amount } = becomes;
  if (request.total_amount !== null && request.total_amount !== total_amount)
    throw new Refusal('REGISTRATION_PRICE_CHANGED', { details: { total_amount } });
  if (weighed.objection !== null) refuse(weighed.objection.code, weighed.objection.fields);
  const credit_amount = await write(context, prepared);
  const registration_change_id = await insertChange(db, {
    organiser_id,
    registration_id: held.id,
    kind: 'TRANSFER',
    was: prepared.was,
    became: becomes,
    created_by: collaborator.id,
    now,
  });
  emit('registration.transfer.created', { registration_change_id, tell: request.tell });
  await audit(context, prepared);
  return seesFields(permissions, 'MONEY')
    ? { message: null, total_amount, credit_amount }
    : { message: null, total_amount: null, credit_amount: null };
});

/** Takes the new place, frees the old one and settles the money; answers what went to the wallet, in minor units. */
async function write(
  { db, organiser, collaborator, now, emit }: Context,
  { held, weighed, becomes }: PreparedTransfer,
): Promise<number> {
  const organiser_id = organiser.id;
  const { item, price, receivable } = weighed;
  const { availability_id, participant_id } = item;
  const { customer_bundle_id } = weighed;
  await storeChange(db, {
    organiser_id,
    id: held.id,
    price_lines: price,
    options: item.options,
    questions: item.questions,
    added_date_ids: item.date_ids,
    freed_date_ids: held.date_ids,
    by_staff: { availability_id, participant_id, customer_bundle_id },
    now,
  });
  await leaveRegistered(db, { organiser_id, now, registrations: [item] });
  const released = await releasePlaces(db, {
    organiser_id,
    now,
    availability_ids: [held.availability_id, availability_id],
  });
  if (receivable === null) throw new Error('A transfer is done behind its locks');
  const change = { total_amount: price.total_price, deposit_amount: price.total_deposit };
  const starts = becomes.dates.map(({ start_at }) => start_at);
  const created_by = collaborator.id;
  const settled = { organiser, receivable, change, starts, created_by, now };
  const credit_amount = await settleChange(db, settled);
  const freed = { availability_id: held.availability_id, places: held.quantity };
  tellOfFreed(emit, freed, released);
  return credit_amount;
}

async function audit(
  { db, request, organiser, collaborator, language, now }: Context,
  { held, was, becomes }: PreparedTransfer,
): Promise<void> {
  const text = textReader({ language, organiser });
  const shown = ({ title, total_amount, ...range }: RegistrationState) => ({
    availability: [
      text(title),
      formatDateRange(range, { language, time_zone: organiser.timezone }),
    ].join(', '),
    total_amount,
  });
  const { participant_id: id } = held;
  const name = await findParticipantName(db, { organiser_id: organiser.id, id });
  const did = {
    action: 'registrations.transfer' as const,
    entity: 'registrations',
    entity_cuid: held.cuid,
    summary: `${name} · ${text(was.title)}`,
    changes: changesBetween(shown(was), { ...shown(becomes), tell: request.tell }),
    record: held,
  };
  await recordAudit(db, { organiser, collaborator, now, ...did });
}
