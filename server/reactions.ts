import type { EventType } from './events/events.ts';

/** Who listens: for each event the jobs that follow from it, each queued with the event's payload. */
export const reactions: { readonly [Type in EventType]?: readonly string[] } = {
  'cart.processed': ['send-cart-letter'],
  'registration.cancellation.created': ['send-cancellation-letter'],
  'availability.places.freed': ['offer-vacancy'],
  'waiting-list.vacancy': ['send-vacancy-letter'],
  'payment.late': ['send-late-payment-letter'],
  'customer.password-link.requested': ['send-password-link'],
};
