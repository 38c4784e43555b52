export const errors = {
  MAIL_NOT_FOUND: 'Cet e-mail n’existe pas.',
};
