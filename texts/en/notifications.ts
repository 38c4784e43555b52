export const errors = {
  MAIL_NOT_FOUND: 'This mail does not exist.',
};
