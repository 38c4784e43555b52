export const errors = {
  MAIL_NOT_RESENDABLE: 'This e-mail is already sent, or on its way.',
  MAIL_OBSOLETE:
    'This e-mail is no longer valid: its link has expired, or what it tells of is over. It is not sent.',
  MAIL_NOT_FOUND: 'This mail does not exist.',
};
