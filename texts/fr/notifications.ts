export const errors = {
  MAIL_NOT_FOUND: 'Cet e-mail n’existe pas.',
  MAIL_NOT_RESENDABLE: 'Cet e-mail est déjà envoyé, ou en train de partir.',
  MAIL_OBSOLETE:
    'Cet e-mail n’est plus valable : son lien a expiré, ou ce qu’il annonce est passé. Il n’est pas envoyé.',
};
