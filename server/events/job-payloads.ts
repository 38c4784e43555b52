import type { EventPayloads, EventType } from './events.ts';
import type { NotificationEvent } from './notification-events.ts';

/** The payloads of all jobs, by the name under which they are queued. */
export interface JobPayloads {
  'send-order-mail': { cart_id: number };
  'match-notifications': {
    /** When the events happened. */
    at: string;
    events: NotificationEvent[];
  };
  /** Hands over the notifications that are due; `due_at` is when the first of them is. */
  'deliver-notifications': { due_at: string };
  'check-sender-domain': {};
  'send-notification': { notification_delivery_id: number };
  /** `at` is the position of what is shown; `requested_at` distinguishes this time from others. */
  'send-notification-trial': {
    notification_definition: string;
    collaborator_id: number;
    at: number;
    language: string | null;
    requested_at: string;
  };
  /** Computes anew when notifications are due, after dates changed, or a definition. */
  'recompute-notifications': { notification_definition_id?: number };
  'include-existing': { notification_definition_id: number };
  'send-cancellation-mail': { registration_id: number };
  'send-transfer-mail': EventPayloads['registration.transfer.created'];
  'send-replacement-mail': EventPayloads['registration.participant.replaced'];
  'send-restoration-mail': EventPayloads['registration.cancellation.restored'];
  'send-price-mail': EventPayloads['registration.price.set'];
  'send-change-mail': EventPayloads['registration.office.changed'];
  'send-booking-cancellation-mail': EventPayloads['booking.cancelled'];
  /** `due_at` is the moment of the notice to send: a booking moved again since is not mentioned. */
  'send-booking-move-mail': { notice_id: number; due_at: string };
  'open-freed-dates': EventPayloads['booking.time.freed'];
  'send-bundle-cancellation-mail': { customer_bundle_id: number };
  'send-membership-cancellation-mail': { customer_membership_id: number };
  /** `held_until` is the end of the cycle to follow: when it was renewed since, nothing is done. */
  'renew-membership': { customer_membership_id: number; held_until?: string };
  'send-membership-renewal-mail': EventPayloads['membership.renewal.announced'];
  'send-registration-request-mail': { registration_request_id: number };
  'send-voucher-cancellation-mail': { customer_voucher_id: number };
  /** `gift_at` is the moment of the gift to send: one changed since is not sent. */
  'send-voucher-gift': { customer_voucher_id: number; gift_at: string };
  /** Runs a little after the answer, and does nothing for one that was withdrawn. */
  'send-review-answer-mail': { review_id: number };
  'send-sharing-mail': EventPayloads['participant.shared'];
  'send-vacancy-mail': { waiting_list_entry_id: number };
  'send-offer-mail': { waiting_list_entry_id: number };
  'place-advance-order': EventPayloads['waiting-list.advance-order.due'];
  'offer-places': EventPayloads['waiting-list.offer.ended'];
  'set-vat-of-old-lines': EventPayloads['vat.old-lines.confirmed'];
  'send-late-payment-mail': { payment_id: number };
  'send-credit-return-mail': EventPayloads['credit.returned'];
  'send-proof-refusal-mail': { transaction_proof_id: number };
  'send-password-link': { customer_id: number; redirect: string; request: string };
  'send-email-confirmation': { customer_id: number; request: string };
  'send-email-change-notice': { customer_id: number; request: string };
  'send-collaborator-link': EventPayloads['collaborator.password-link.requested'];
  'send-second-factor-notice': { collaborator_id: number; by: number; request: string };
  'send-new-device-notice': EventPayloads['collaborator.device.new'];
  'send-password-notice': EventPayloads['collaborator.password.chosen'];
  'offer-vacancy': EventPayloads['availability.time.freed'];
  /** `decide_at` is the moment to decide for: one moved since is not decided. */
  'decide-automatic-cancellation': { availability_id: number; decide_at: string };
  'send-automatic-cancellation-mail': EventPayloads['availability.family.cancelled'];
  'follow-vacancy': {
    availability_id: number;
    vacancy: string;
    round: number;
    offered: number;
    since: string;
    told_at: string;
  };
  /** `day` is the day of the round; without one the rounds only begin. */
  'remind-of-debts': { day?: string };
  'send-payment-reminder-mail': { payment_reminder_id: number };
  'send-payment-reminder-again': EventPayloads['payment-reminders.again'];
  /** `day` is the day of the round. */
  'remind-of-credit': { day: string };
  'send-credit-reminder-mail': { credit_reminder_id: number };
  'end-payment-page': { payment_cuid: string };
  /** `day` is the day of the round. */
  'collect-debts': { day: string };
  'revoke-mandate': { payment_mandate_id: number };
  'send-collection-mail': { payment_id: number };
  /** `night` is the day on which it is due; at once without one. */
  'compare-provider': { payment_provider_id: number; night?: string };
  'check-payment': { payment_cuid: string; attempt: number };
  'send-refund': { refund_cuid: string };
  'apply-bulk-action': { bulk_action_id: number };
  'send-bulk-message': { bulk_action_id: number; customer_id: number };
  'write-export': { export_id: number };
  /** `send_at` is the moment for which it is planned: one planned anew since is not begun. */
  'begin-planned-mailing': { mailing_id: number; send_at: string };
  'write-mailing': { mailing_id: number };
  'deliver-mailing': EventPayloads['mailing.delivery.due'];
  'send-mailing-trial': EventPayloads['mailing.trial.requested'];
  /** `due_at` is the moment to work on: one moved on since is not worked again. */
  'begin-report-sending': { report_schedule_id: number; due_at: string };
  /** `day` is the day of sending, in the organiser's zone. */
  'send-report': {
    report_schedule_id: number;
    collaborator_id: number;
    due_at: string;
    day: string;
  };
  'send-mails-again': { sending_id: number };
}

export type JobName = keyof JobPayloads;

/** The jobs whose payload is that of an event. */
export type JobAfter<Type extends EventType> = {
  readonly [Name in JobName]: EventPayloads[Type] extends JobPayloads[Name] ? Name : never;
}[JobName];
