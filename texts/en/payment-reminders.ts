import type { errors as french } from '../fr/payment-reminders.ts';

export const errors: typeof french = {
  NOTHING_OVERDUE: 'Nothing is overdue for this family.',
  REMINDED_TODAY: 'A reminder has already left today for this family.',
  FAMILY_IS_PAYING:
    'A payment of this family is on its way, or disputed. Wait until you know whether it arrives.',
  DEBT_NOT_FOUND: 'Nothing is owed any more under this communication.',
  FIRST_REMINDER_REQUIRED: 'First say when the first reminder leaves.',
};
