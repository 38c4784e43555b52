/** The states of payment by which staff filter registrations. */
export const REGISTRATION_PAYMENTS = [
  'OUTSTANDING',
  'OVERDUE',
  'COMPLETE',
  'FREE',
  'CANCELLED_UNPAID',
] as const;
