import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import type { Db } from '../database/transaction.ts';

/** The payloads of all events: ids only, so that a late reader sees the state of its own time. */
export interface EventPayloads {
  'cart.processed': { cart_id: number };
  'registration.created': { registration_id: number };
  'registration-request.created': { registration_request_id: number };
  'registration-request.decided': { registration_request_id: number };
  'bundle.sold': { customer_bundle_id: number };
  'bundle.cancelled': { customer_bundle_id: number };
  'membership.created': { customer_membership_id: number };
  'membership.renewed': { customer_membership_id: number };
  'membership.cancelled': { customer_membership_id: number };
  'membership.recurring.chosen': { customer_membership_id: number };
  'membership.renewal.announced': { customer_membership_id: number; held_until: string };
  'booking.created': { booking_id: number };
  /**
   * `tell`: whether the family gets an e-mail; `notice_id`: the notice of a move that it has not
   * read of yet.
   */
  'booking.cancelled': { booking_id: number; tell: boolean; notice_id: number | null };
  /** A resource is no longer booked at a time; dates that need it then may be free again. */
  'booking.time.freed': { resource_id: number; start_at: string; end_at: string };
  /** An organiser reminds of debts from now on. */
  'payment-reminders.begun': { day?: string };
  'payment-reminders.again': { mail_id: number };
  'payment-provider.connected': { payment_provider_id: number };
  'payment-provider.disconnected': { payment_provider_id: number };
  /** Lines until a moment get a category; `remaining` of them did not get it at once. */
  'vat.old-lines.confirmed': { vat_category: VatCategory; until: string; remaining: number };
  'voucher.sold': { customer_voucher_id: number };
  'voucher.redeemed': { customer_voucher_id: number };
  'voucher.cancelled': { customer_voucher_id: number };
  'registration.cancellation.created': { registration_id: number };
  /** `tell`: whether the family gets an e-mail. */
  'registration.transfer.created': { registration_change_id: number; tell: boolean };
  /** Another participant of the family takes over the place of a registration. */
  'registration.participant.replaced': { registration_change_id: number; tell: boolean };
  'registration.cancellation.restored': { registration_change_id: number; tell: boolean };
  'registration.price.set': { registration_change_id: number; tell: boolean };
  /** Staff changed its dates, options or answers. */
  'registration.office.changed': { registration_change_id: number; tell: boolean };
  'registration.changed': { registration_id: number };
  'registration.lowered': { registration_change_id: number; tell: boolean };
  'availability.family.cancelled': { availability_id: number; customer_id: number };
  /**
   * `places`: the number that became free, null for all that are free now; `vacancy` distinguishes
   * this time from others.
   */
  'availability.places.freed': {
    availability_id: number;
    places: number | null;
    vacancy: string;
    /** The opening dates were open before: those who were told of them are not told twice. */
    restored?: boolean;
  };
  /**
   * Dates that excluded some of it gave their time back; its line then gets all places that are
   * free.
   */
  'availability.time.freed': { availability_id: number; places: null; vacancy: string };
  'waiting-list.vacancy': { waiting_list_entry_id: number };
  'waiting-list.offer.made': { waiting_list_entry_id: number };
  /** A place is kept for a family that ordered it in advance. */
  'waiting-list.advance-order.due': { waiting_list_entry_id: number; customer_id: number };
  /**
   * A family gave up a place that was kept for it: it goes to those who were offered none since
   * `since`.
   */
  'waiting-list.offer.ended': {
    availability_id: number;
    freed: number;
    vacancy: string;
    since: string;
  };
  /** A family of a child, or one that has it from now on, is told of an added household. */
  'participant.shared': { participant_household_id: number; customer_id: number };
  'customer.password-link.requested': { customer_id: number; redirect: string; request: string };
  /** `request` distinguishes this time from others. */
  'customer.email-confirmation.requested': { customer_id: number; request: string };
  'customer.email-change.requested': { customer_id: number; request: string };
  'collaborator.password-link.requested': {
    collaborator_id: number;
    /** The address of the back-office in the call. */
    origin: string;
    /** True when they forgot it themselves; else a colleague requested it for them. */
    own: boolean;
    request: string;
  };
  'collaborator.second-factor.reset': { collaborator_id: number; by: number; request: string };
  'collaborator.device.new': {
    collaborator_id: number;
    browser: string;
    system: string;
    network: string;
    at: string;
    /** The address of the back-office in the call. */
    origin: string;
    request: string;
  };
  'collaborator.password.chosen': {
    collaborator_id: number;
    at: string;
    /** The address of the back-office in the call. */
    origin: string;
    request: string;
  };
  /** Nothing is owed on it any more, and something waits for that. */
  'receivable.paid': { receivable_id: number };
  'payment.requested': { payment_id: number };
  'payment.received': { payment_id: number };
  'payment.corrected': { payment_id: number };
  'payment.voided': { payment_id: number };
  'payment.late': { payment_id: number };
  /** A payment by mandate failed, or a payment with one came back through a bank. */
  'payment.collection.failed': { payment_id: number };
  'payment.charged-back': { payment_id: number };
  'credit.returned': { outgoing_transfer_id: number };
  'transaction-proof.refused': { transaction_proof_id: number };
  'bulk-action.created': { bulk_action_id: number };
  'bulk-action.family.concerned': { bulk_action_id: number; customer_id: number };
  'export.requested': { export_id: number };
  'mails.sending.started': { sending_id: number };
  'mailing.begun': { mailing_id: number };
  /** Some e-mails of a mailing wait for delivery. */
  'mailing.delivery.due': { mailing_id: number; sending_id: number };
  'notification-definition.changed': { notification_definition_id: number };
  /** Includes records that exist already, by date. */
  'notification-definition.includes-existing': { notification_definition_id: number };
  /** A collaborator wants a mailing in their own mailbox, as one family would get it. */
  'mailing.trial.requested': {
    mailing_id: number;
    collaborator_id: number;
    customer_id: number;
    /** The chosen registrations of the family. */
    registration_ids: readonly number[];
    date_ids: readonly number[];
    participant_ids: readonly number[];
    /** Distinguishes this time from others. */
    at: string;
  };
}

export type EventType = keyof EventPayloads;

/** Emits an event; it is stored, with the jobs that follow from it, when the action succeeds. */
export type Emit = <Type extends EventType>(type: Type, payload: EventPayloads[Type]) => void;

/** The way to say what happens in the open transaction. */
export interface Emitting {
  readonly emit: Emit;
}

export interface NotedEvent {
  readonly type: EventType;
  readonly payload: EventPayloads[EventType];
}

/** Opens a transaction of one organiser; events emitted in it are stored with it. */
export type RunInTenant = <Result>(run: (db: Db, emit: Emit) => Promise<Result>) => Promise<Result>;
