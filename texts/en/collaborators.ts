export const errors = {
  SIGN_IN_WRONG: 'Incorrect e-mail address or password.',
  TOTP_REQUIRED: 'Enter the code from your security app.',
  TOTP_WRONG: 'This code is incorrect or has expired. Wait for the next one.',
  RECOVERY_CODE_WRONG: 'This recovery code is wrong or was used already.',
  SECOND_FACTOR_OFF: 'Switch two-step verification on first.',
  SECOND_FACTOR_WANTED:
    'Your organisation asks for two-step verification: it cannot be switched off.',
  PASSWORD_WRONG: 'Your current password is incorrect.',
  PASSWORD_UNCHANGED: 'That is the same password. Choose another one.',
  TOTP_SECRET_INVALID: 'This key is not valid. Start again.',
  SESSION_NOT_FOUND: 'This session is over already.',
  COLLABORATOR_NOT_FOUND: 'This person is not on your team.',
  COLLABORATOR_EXISTS: 'Someone on your team already has this e-mail address.',
  ROLE_NOT_FOUND: 'This role does not exist.',
  ROLE_IN_USE: 'Someone still has this role.',
  MORE_THAN_YOURS: 'You cannot give a permission that you do not have yourself.',
  LAST_ADMINISTRATOR:
    'This is the last person who can still give these rights. Give them to somebody else first.',
};
