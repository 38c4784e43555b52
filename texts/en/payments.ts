export const errors = {
  NOTHING_TO_PAY: 'There is nothing left to pay.',
  DESTINATION_NOT_FOUND: 'What you want to pay does not exist in your account.',
  ONLINE_PAYMENTS_OFF: 'This organiser does not take online payments.',
};
