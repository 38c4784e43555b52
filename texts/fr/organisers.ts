export const errors = {
  COMPANY_NUMBER_INVALID:
    'Ce numéro n’est pas valable. Un numéro belge a dix chiffres, comme 0417.497.106 ; vérifiez qu’aucun n’a été mal recopié.',
  LANGUAGE_NOT_OFFERED: 'La langue principale doit être une des langues du site.',
  IBAN_INVALID: 'Ce numéro de compte (IBAN) n’est pas correct.',
  BANK_ACCOUNT_REQUIRED: 'Indiquez le compte bancaire sur lequel les familles virent.',
  METHOD_TWICE: 'Un moyen de paiement est deux fois dans la liste.',
  MAIL_HOST_PRIVATE:
    'Cette adresse mène au réseau interne de la plateforme. Indiquez le serveur de votre fournisseur d’e-mail.',
  MAIL_PASSWORD_REQUIRED:
    'Indiquez le mot de passe de ce compte : celui qui est enregistré ne sert que pour le serveur et le compte auxquels il appartient.',
  MAIL_SERVER_MISSING:
    'Aucun serveur d’e-mail n’est configuré. Configurez-le dans les réglages, puis réessayez.',
  HOSTNAME_ADDED: 'Cette adresse est déjà une des vôtres.',
  HOSTNAME_UNPROVEN:
    'Prouvez d’abord que cette adresse est à vous\u00a0: votre site n’y répond pas encore.',
  HOSTNAME_LAST:
    'C’est la seule adresse de votre site : ajoutez-en une autre avant de la supprimer.',
  HOSTNAME_MAIN:
    'C’est l’adresse principale de votre site : choisissez-en d’abord une autre comme adresse principale.',
  TOO_MANY_HOSTNAMES: 'Vous avez déjà vingt adresses : supprimez-en une d’abord.',
};
