export const errors = {
  CUSTOMER_BUNDLE_NOT_FOUND: 'This pack does not exist, or is not yours.',
  BUNDLE_ALREADY_CANCELLED: 'This pack is already cancelled.',
};
