export const errors = {
  SIGN_IN_WRONG: "L'adresse e-mail ou le mot de passe n'est pas correct.",
  TOTP_REQUIRED: 'Introduisez le code de votre application de sécurité.',
  TOTP_WRONG: "Ce code n'est pas correct ou n'est plus valable. Attendez le suivant.",
  PASSWORD_WRONG: "Votre mot de passe actuel n'est pas correct.",
  TOTP_SECRET_INVALID: "Cette clé n'est pas valable. Recommencez l'activation.",
};
