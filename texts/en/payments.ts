export const errors = {
  NOTHING_TO_PAY: 'There is nothing left to pay.',
  DESTINATION_NOT_FOUND: 'What you want to pay does not exist in your account.',
  ONLINE_PAYMENTS_OFF: 'This organiser does not take online payments.',
  PAYMENT_WITHOUT_PROVIDER: 'No connected account collected this payment: there is nobody to ask.',
  PROVIDER_DIFFERENCE_NOT_FOUND: 'This difference is no longer open.',
};
