import { listNotificationDeliveries as endpoint } from '@ribambelle/api/notification-deliveries/list-notification-deliveries.ts';
import { notificationReason } from '@ribambelle/api/notification-deliveries/shapes.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { foreseeDelivery } from '@ribambelle/domain/notifications/deliveries.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { deliveryFacts } from './delivery-facts.ts';
import { findDeliveries, type ListedDelivery } from './delivery-list-views.ts';

/** E-mails that were handed over and did not arrive. */
const NOT_ARRIVED: ReadonlySet<string | null> = new Set(['FAILED', 'REFUSED', 'OBSOLETE']);

/** Answers the deliveries of a family or a registration; those to come as they would end now. */
export const listNotificationDeliveries = action(endpoint, async (context) => {
  const { db, request, organiser, language, collaborator, now } = context;
  const { customer, registration, notification_definition } = request;
  const { rows, count } = await findDeliveries(db, {
    customer,
    registration,
    notification_definition,
    ...pageOf(request),
  });
  const text = textReader({ language, organiser });
  const sees = seesFields(collaborator.permissions, 'CONTACT');
  const data = rows.map((row) => {
    const { cuid, trigger, due_at, email, name, recipient_type, ended_at, mail, failure } = row;
    const title = row.title === null ? '' : text(row.title);
    const person =
      row.firstname === null
        ? ''
        : fullname({ firstname: row.firstname, lastname: row.lastname ?? '' });
    return {
      cuid,
      name,
      trigger,
      state: NOT_ARRIVED.has(row.mail_state) ? ('FAILED' as const) : row.state,
      reason: reasonOf(row, { now, zone: organiser.timezone }),
      due_at,
      ended_at,
      recipient_type,
      recipient: sees ? (row.sent_to ?? email) : null,
      about: [title, person].filter((part) => part !== '').join(' · '),
      registration: row.registration,
      mail,
      failure: NOT_ARRIVED.has(row.mail_state) ? failure : null,
    };
  });
  return { data, count };
});

/** Returns why a delivery ended without an e-mail, or why it will if nothing changes. */
function reasonOf(row: ListedDelivery, at: { readonly now: string; readonly zone: string }) {
  if (row.state !== 'WAITING') return notificationReason.nullable().parse(row.reason || null);
  const foreseen = foreseeDelivery(deliveryFacts(row, at.zone), at.now);
  return foreseen.state === 'SKIPPED' || foreseen.state === 'HELD_BACK' ? foreseen.reason : null;
}
