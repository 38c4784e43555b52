import type { EventType } from './events/events.ts';
import type { JobAfter } from './events/job-payloads.ts';

/**
 * For each event, the jobs that follow from it, each queued with the event's payload, which must
 * contain all that the job needs. Changes before its transaction commits are in `consequences`.
 */
export const reactions: { readonly [Type in EventType]?: readonly JobAfter<Type>[] } = {
  'cart.processed': ['send-order-mail'],
  'registration-request.created': ['send-registration-request-mail'],
  'registration-request.decided': ['send-registration-request-mail'],
  'booking.cancelled': ['send-booking-cancellation-mail'],
  'booking.time.freed': ['open-freed-dates'],
  'bundle.cancelled': ['send-bundle-cancellation-mail'],
  'membership.created': ['renew-membership'],
  'membership.renewed': ['renew-membership'],
  'membership.recurring.chosen': ['renew-membership'],
  'membership.renewal.announced': ['send-membership-renewal-mail'],
  'membership.cancelled': ['send-membership-cancellation-mail'],
  'voucher.cancelled': ['send-voucher-cancellation-mail'],
  'registration.cancellation.created': ['send-cancellation-mail'],
  'registration.transfer.created': ['send-transfer-mail'],
  'registration.participant.replaced': ['send-replacement-mail'],
  'registration.cancellation.restored': ['send-restoration-mail'],
  'registration.price.set': ['send-price-mail'],
  'registration.office.changed': ['send-change-mail'],
  'availability.family.cancelled': ['send-automatic-cancellation-mail'],
  'availability.time.freed': ['offer-vacancy'],
  'waiting-list.vacancy': ['send-vacancy-mail'],
  'waiting-list.offer.made': ['send-offer-mail'],
  'waiting-list.advance-order.due': ['place-advance-order'],
  'payment-provider.connected': ['compare-provider'],
  'payment.late': ['send-late-payment-mail'],
  'participant.shared': ['send-sharing-mail'],
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
  'mailing.begun': ['write-mailing'],
  'mailing.delivery.due': ['deliver-mailing'],
  'mailing.trial.requested': ['send-mailing-trial'],
};
