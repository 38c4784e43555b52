import type { EventType } from './events/events.ts';
import type { JobAfter } from './events/job-payloads.ts';

/** Who listens: for each event the jobs that follow from it, each queued with the event's payload, which must say all that it needs. */
export const reactions: { readonly [Type in EventType]?: readonly JobAfter<Type>[] } = {
  'cart.processed': ['send-order-mail'],
  'registration-request.created': ['send-registration-request-mail'],
  'registration-request.decided': ['send-registration-request-mail'],
  'bundle.cancelled': ['send-bundle-cancellation-mail'],
  'membership.created': ['renew-membership'],
  'membership.renewed': ['renew-membership'],
  'membership.recurring.chosen': ['renew-membership'],
  'membership.renewal.announced': ['send-membership-renewal-mail'],
  'membership.cancelled': ['send-membership-cancellation-mail'],
  'voucher.cancelled': ['send-voucher-cancellation-mail'],
  'registration.cancellation.created': ['send-cancellation-mail'],
  'availability.family.cancelled': ['send-automatic-cancellation-mail'],
  'availability.places.freed': ['offer-vacancy'],
  'waiting-list.vacancy': ['send-vacancy-mail'],
  'waiting-list.offer.made': ['send-offer-mail'],
  'waiting-list.offer.ended': ['offer-places'],
  'payment.late': ['send-late-payment-mail'],
  'customer.password-link.requested': ['send-password-link'],
  'customer.email-confirmation.requested': ['send-email-confirmation'],
  'collaborator.password-link.requested': ['send-collaborator-link'],
  'collaborator.second-factor.reset': ['send-second-factor-notice'],
  'collaborator.device.new': ['send-new-device-notice'],
  'collaborator.password.chosen': ['send-password-notice'],
  'customer.email-change.requested': ['send-email-change-notice'],
  'bulk-action.created': ['apply-bulk-action'],
  'bulk-action.family.concerned': ['send-bulk-message'],
  'export.requested': ['write-export'],
  'mails.sending.started': ['send-mails-again'],
};
