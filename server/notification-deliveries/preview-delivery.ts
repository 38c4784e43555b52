import type { NotificationSubject } from '@ribambelle/domain/notifications/triggers.ts';
import type { DefinitionRecord } from '../notification-definitions/index.ts';
import type { DeliveryRow } from './delivery-facts.ts';
import { SUBJECT_COLUMNS } from './delivery-store.ts';

/** Returns a delivery that exists nowhere: a definition about one thing, due now. */
export function previewDelivery(of: {
  readonly definition: DefinitionRecord;
  readonly subject: NotificationSubject;
  readonly id: number;
  readonly customer_id: number;
  readonly now: string;
}): DeliveryRow {
  const { definition, subject, id, customer_id, now } = of;
  const { trigger, active, delay, delay_type, requirements, spam_avoidance_delay } = definition;
  return {
    id: 0,
    cuid: '',
    definition_id: definition.id,
    customer_id,
    cart_id: null,
    registration_id: null,
    registration_change_id: null,
    customer_membership_id: null,
    waiting_list_entry_id: null,
    [SUBJECT_COLUMNS[subject]]: id,
    collaborator_id: null,
    address: null,
    event: '',
    by_hand: true,
    state: 'WAITING',
    due_at: now,
    happened_at: now,
    since: now,
    trigger,
    active,
    opted_out: false,
    delay,
    delay_type,
    requirements,
    spam_avoidance_delay,
    version: definition.version,
    exists: true,
    starts_at: null,
    ends_at: null,
    expires_at: null,
    over_at: null,
    cancelled: false,
    paid_amount: 0,
    owed_amount: 0,
    has_proof: false,
    email: null,
    email_refused: false,
    email_confirmed: true,
  };
}
