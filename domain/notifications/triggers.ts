/** The events that a notification can follow (1 §9.3). */
export const NOTIFICATION_TRIGGERS = [
  'manual',
  'cart.processed',
  'registration.created',
  'registration.cancellation.created',
  'registration.cancellation.restored',
  'registration.transfer.created',
  'bank_statement.transfer.reconciled',
  'waiting-list.vacancy',
  'attendance-charge.created',
  'membership.created',
  'membership.renewed',
  'customer-invoice.created',
  'customer-credit-note.created',
] as const;

export type NotificationTrigger = (typeof NOTIFICATION_TRIGGERS)[number];

/** The moments from which the delay of a notification is counted. */
export const DELAY_TYPES = [
  'AFTER_TRIGGER',
  'BEFORE_AVAILABILITY',
  'AFTER_AVAILABILITY',
  'BEFORE_EXPIRATION',
] as const;

export type DelayType = (typeof DELAY_TYPES)[number];

/** The records that a notification is about; each delivery has exactly one. */
export const NOTIFICATION_SUBJECTS = [
  'CART',
  'REGISTRATION',
  'MEMBERSHIP',
  'WAITING_LIST_ENTRY',
] as const;

export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

/** The conditions that a notification can have; all are tested when it is due (1 §4). */
export const NOTIFICATION_REQUIREMENTS = [
  'PAYMENT_MISSING',
  'PAYMENT_OUTSTANDING',
  'PAID',
  'PROOF_MISSING',
  'NOT_CANCELLED',
] as const;

export type NotificationRequirement = (typeof NOTIFICATION_REQUIREMENTS)[number];

/** The people to whom a notification goes. */
export const RECIPIENT_TYPES = ['CUSTOMERS', 'COLLABORATORS', 'ADDRESS'] as const;

export type RecipientType = (typeof RECIPIENT_TYPES)[number];

interface TriggerRule {
  /** Null while nothing in this version emits the event. */
  readonly subject: NotificationSubject | null;
  readonly delay_types: readonly DelayType[];
  readonly requirements: readonly NotificationRequirement[];
}

const OF_MONEY = ['PAYMENT_MISSING', 'PAYMENT_OUTSTANDING', 'PAID', 'PROOF_MISSING'] as const;
const AT_ONCE_OR_LATER = ['AFTER_TRIGGER'] as const;
const OF_REGISTRATION = {
  subject: 'REGISTRATION',
  delay_types: AT_ONCE_OR_LATER,
  requirements: [...OF_MONEY, 'NOT_CANCELLED'],
} as const;
const NOT_YET = { subject: null, delay_types: AT_ONCE_OR_LATER, requirements: [] } as const;

/** The choices that each trigger leaves to its notifications (1 §9.3). */
export const TRIGGER_RULES: Readonly<Record<NotificationTrigger, TriggerRule>> = {
  manual: OF_REGISTRATION,
  'cart.processed': {
    subject: 'CART',
    delay_types: AT_ONCE_OR_LATER,
    requirements: OF_MONEY,
  },
  'registration.created': {
    ...OF_REGISTRATION,
    delay_types: ['AFTER_TRIGGER', 'BEFORE_AVAILABILITY', 'AFTER_AVAILABILITY'],
  },
  'registration.cancellation.created': { ...OF_REGISTRATION, requirements: OF_MONEY },
  'registration.cancellation.restored': OF_REGISTRATION,
  'registration.transfer.created': OF_REGISTRATION,
  'bank_statement.transfer.reconciled': NOT_YET,
  'waiting-list.vacancy': {
    subject: 'WAITING_LIST_ENTRY',
    delay_types: AT_ONCE_OR_LATER,
    requirements: [],
  },
  'attendance-charge.created': NOT_YET,
  'membership.created': {
    subject: 'MEMBERSHIP',
    delay_types: ['AFTER_TRIGGER', 'BEFORE_EXPIRATION'],
    requirements: [...OF_MONEY, 'NOT_CANCELLED'],
  },
  'membership.renewed': {
    subject: 'MEMBERSHIP',
    delay_types: AT_ONCE_OR_LATER,
    requirements: [...OF_MONEY, 'NOT_CANCELLED'],
  },
  'customer-invoice.created': NOT_YET,
  'customer-credit-note.created': NOT_YET,
};

/** Returns the triggers that something in this version emits, or that staff pull by hand. */
export const OFFERED_TRIGGERS: readonly NotificationTrigger[] = NOTIFICATION_TRIGGERS.filter(
  (trigger) => TRIGGER_RULES[trigger].subject !== null,
);

/** The longest delay, and the longest pause between two e-mails: two years, in minutes. */
export const LONGEST_DELAY = 2 * 366 * 24 * 60;
