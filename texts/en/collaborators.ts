export const errors = {
  SIGN_IN_WRONG: 'The e-mail address or the password is not right.',
  TOTP_REQUIRED: 'Enter the code of your security app.',
  TOTP_WRONG: 'This code is not right or no longer valid. Wait for the next one.',
  PASSWORD_WRONG: 'Your current password is not right.',
  TOTP_SECRET_INVALID: 'This key is not valid. Start again.',
};
