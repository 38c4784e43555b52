export const texts = {
  updated: 'Votre profil est à jour.',
  confirmation_sent: 'Nous venons de vous envoyer un lien de confirmation.',
  confirmation_not_sent:
    'Ce site n’envoie pas encore d’e-mails : aucun lien ne peut partir. Contactez l’organisateur.',
  deleted: 'Votre compte a été supprimé.',
  firstname: 'Prénom',
  lastname: 'Nom',
  birthdate: 'Date de naissance',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  phone_help: 'Pour vous joindre pendant l’activité, au besoin.',
  optional: 'facultatif',
  choose: 'Choisir…',
  address: 'Adresse',
  address_search: 'Chercher l’adresse',
  address_search_help:
    'Commencez à écrire, par exemple « Rue Haute 12, 1000 », ou remplissez les champs ci-dessous.',
  street: 'Rue',
  number: 'Numéro',
  postcode: 'Code postal',
  city: 'Localité',
  country: 'Pays',
};

export const errors = {
  CUSTOMER_NOT_FOUND: 'Cette famille n’existe pas, ou son compte est supprimé.',
  CUSTOMER_EXISTS:
    'Un compte existe déjà pour cette adresse e-mail. Connectez-vous, ou demandez un nouveau mot de passe.',
  EMAIL_REQUIRED: 'Indiquez une adresse e-mail.',
  CONTACT_REQUIRED: 'Indiquez un numéro de téléphone ou une adresse e-mail.',
  NEWS_UNCHANGED: 'C’est déjà noté ainsi.',
  NEWS_DAY_AHEAD: 'Ce jour n’est pas encore passé.',
  NEWS_SAID_SINCE: 'La famille a dit autre chose depuis ce jour.',
  CONFIRMATION_MISMATCH: 'Ce que vous avez écrit ne correspond pas au nom demandé.',
  EMAIL_NOT_CONFIRMED:
    'Confirmez d’abord votre adresse e-mail, avec le lien que vous pouvez demander dans votre profil.',
  PAYMENT_OPEN:
    'Un paiement en ligne est en cours. Terminez-le ou abandonnez-le sur la page de paiement, puis recommencez.',
  TAG_NOT_FOUND: 'Cette étiquette n’est plus dans la liste.',
  TAG_EXISTS: 'Cette étiquette existe déjà.',
  TAG_IN_USE: 'Des familles ou des inscriptions ont encore cette étiquette. Retirez-la d’abord.',
  TAGS_FULL: 'Il y a déjà 500 étiquettes. Supprimez-en avant d’en ajouter.',
  TAGS_TOO_MANY: 'Vingt étiquettes au plus.',
  WALLET_NOT_EMPTY:
    'Il reste de l’argent dans votre portefeuille. Demandez-en d’abord le remboursement à l’organisateur, ou confirmez que vous y renoncez.',
};
