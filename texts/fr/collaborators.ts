export const errors = {
  SIGN_IN_WRONG: 'Adresse e-mail ou mot de passe incorrect.',
  TOTP_REQUIRED: 'Saisissez le code de votre application de sécurité.',
  TOTP_WRONG: 'Ce code est incorrect ou a expiré. Attendez le suivant.',
  RECOVERY_CODE_WRONG: 'Ce code de secours est incorrect ou a déjà servi.',
  PASSKEY_REQUIRED:
    'Connectez-vous avec votre clé d’accès : votre organisation demande une double vérification.',
  PASSKEY_UNKNOWN: 'Cette clé d’accès n’est pas connue ici, ou elle a été refusée.',
  PASSKEY_WRONG: 'La clé d’accès n’a pas pu être créée. Recommencez.',
  PASSKEY_EXISTS: 'Cette clé d’accès est déjà enregistrée.',
  PASSKEY_NOT_FOUND: 'Cette clé d’accès n’existe plus.',
  SECOND_FACTOR_OFF: 'Activez d’abord la double vérification.',
  SECOND_FACTOR_WANTED:
    'Votre organisation demande la double vérification : elle ne peut pas être désactivée.',
  PASSWORD_WRONG: 'Votre mot de passe actuel est incorrect.',
  PASSWORD_UNCHANGED: 'C’est le même mot de passe. Choisissez-en un autre.',
  TOTP_SECRET_INVALID: 'Cette clé n’est pas valable. Recommencez l’activation.',
  SESSION_NOT_FOUND: 'Cette session est déjà terminée.',
  COLLABORATOR_NOT_FOUND: 'Cette personne n’est pas dans l’équipe.',
  COLLABORATOR_EXISTS: 'Cette adresse e-mail est déjà celle d’un membre de l’équipe.',
  NOTE_NOT_FOUND: 'Cette note n’existe plus.',
  ROLE_NOT_FOUND: 'Ce rôle n’existe pas.',
  ROLE_IN_USE: 'Quelqu’un a encore ce rôle.',
  MORE_THAN_YOURS: 'Vous ne pouvez pas donner un droit que vous n’avez pas vous-même.',
  OWN_ACCOUNT: 'Vous ne pouvez pas vous supprimer vous-même. Demandez-le à quelqu’un de l’équipe.',
  LAST_ADMINISTRATOR:
    'C’est la dernière personne qui peut encore donner ces droits. Donnez-les d’abord à quelqu’un d’autre.',
};
