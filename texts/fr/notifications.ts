export const errors = {
  MAIL_NOT_FOUND: 'Ce courriel n’existe pas.',
};
