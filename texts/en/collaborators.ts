export const errors = {
  SIGN_IN_WRONG: 'The e-mail address or the password is not right.',
  TOTP_REQUIRED: 'Enter the code of your security app.',
  TOTP_WRONG: 'This code is not right or no longer valid. Wait for the next one.',
  PASSWORD_WRONG: 'Your current password is not right.',
  TOTP_SECRET_INVALID: 'This key is not valid. Start again.',
  COLLABORATOR_NOT_FOUND: 'This person is not in the team.',
  COLLABORATOR_EXISTS: 'Somebody in the team has this e-mail address already.',
  ROLE_NOT_FOUND: 'This role does not exist.',
  ROLE_IN_USE: 'Somebody still has this role.',
  MORE_THAN_YOURS: 'You cannot give a right that you do not have yourself.',
  LAST_ADMINISTRATOR:
    'This is the last person who can still give these rights. Give them to somebody else first.',
};
