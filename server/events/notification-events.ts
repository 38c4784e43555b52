import {
  NOTIFICATION_TRIGGERS,
  type NotificationTrigger,
} from '@ribambelle/domain/notifications/triggers.ts';
import type { EventPayloads, EventType, NotedEvent } from './events.ts';

/**
 * An event that notifications can follow, with the id of the record that it is about: for a
 * registration that was moved or restored, that of the change. `tell` is false when staff wanted no
 * e-mail about it.
 */
export interface NotificationEvent {
  readonly trigger: NotificationTrigger;
  readonly id: number;
  readonly tell: boolean;
}

/** The events that notifications can follow. */
const FOLLOWED: { readonly [Type in EventType & NotificationTrigger]?: IdOf<Type> } = {
  'cart.processed': ({ cart_id }) => cart_id,
  'registration.created': ({ registration_id }) => registration_id,
  'membership.created': ({ customer_membership_id }) => customer_membership_id,
  'membership.renewed': ({ customer_membership_id }) => customer_membership_id,
  'registration.cancellation.created': ({ registration_id }) => registration_id,
  'registration.cancellation.restored': ({ registration_change_id }) => registration_change_id,
  'registration.transfer.created': ({ registration_change_id }) => registration_change_id,
  'waiting-list.vacancy': ({ waiting_list_entry_id }) => waiting_list_entry_id,
};

type IdOf<Type extends EventType> = (payload: EventPayloads[Type]) => number;

/** Returns those of some events that notifications can follow. */
export function notificationEvents(events: readonly NotedEvent[]): readonly NotificationEvent[] {
  return events.flatMap((event) => eventOf(event) ?? []);
}

function eventOf<Type extends EventType>({
  type,
  payload,
}: {
  readonly type: Type;
  readonly payload: EventPayloads[Type];
}): NotificationEvent | null {
  const followed: { readonly [Any in EventType]?: IdOf<Any> } = FOLLOWED;
  const id = followed[type]?.(payload);
  const trigger = NOTIFICATION_TRIGGERS.find((one) => one === type);
  if (id === undefined || trigger === undefined) return null;
  return { trigger, id, tell: !('tell' in payload) || payload.tell };
}
