import type { errors as frenchErrors } from '../fr/customer-memberships.ts';

export const errors: typeof frenchErrors = {
  CUSTOMER_MEMBERSHIP_NOT_FOUND: 'This membership doesn’t exist, or isn’t yours.',
  MEMBERSHIP_NOT_RECURRING:
    'This membership cannot renew itself, or no longer. You can renew it by hand.',
  MEMBERSHIP_ALREADY_CANCELLED: 'This membership is already cancelled.',
};
