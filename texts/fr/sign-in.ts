import { elided } from '../formats/elided.ts';

export const texts = {
  signed_in: 'Vous êtes connecté.',
  signed_out: 'Vous êtes déconnecté.',
  registered: 'Bienvenue ! Votre compte est créé.',
  link_sent: 'Si un compte existe pour cette adresse, un lien vient d’y être envoyé.',
  link_not_sent:
    'Ce site n’envoie pas encore d’e-mails : aucun lien ne peut partir. Contactez l’organisateur.',
  password_changed: 'Votre mot de passe a été modifié.',
  email_confirmed: 'Merci ! Votre adresse e-mail est confirmée.',
  login_title: 'Connexion',
  login_intro: 'Retrouvez vos inscriptions, vos participants et votre panier.',
  password: 'Mot de passe',
  password_rule: 'Choisissez un mot de passe d’au moins 6 caractères.',
  password_field: { show: 'Montrer le mot de passe', hide: 'Cacher le mot de passe' },
  sign_in: 'Se connecter',
  no_account: 'Pas encore de compte ?',
  has_account: 'Vous avez déjà un compte ?',
  open_account: 'Créer mon compte',
  forgotten: 'Mot de passe oublié ?',
  already: (fullname: string) => `Vous êtes déjà connecté en tant ${elided('que', fullname)}.`,
  go_on: 'Continuer',
  register_title: 'Créer un compte',
  register_intro: 'Une fois pour toutes : vos coordonnées serviront à chaque inscription.',
  form_failed: 'Le formulaire n’a pas pu être chargé. Rechargez la page.',
  participant: 'Qui participe ?',
  with_participant: 'Ajouter un participant tout de suite',
  with_participant_help:
    'Laissez les noms vides si c’est vous qui participez. Vous pourrez en ajouter d’autres ensuite.',
  terms_before: 'J’ai lu et j’accepte les',
  terms: 'conditions générales',
  link_title: 'Mot de passe oublié',
  link_intro:
    'Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  link_sent_help:
    'Le lien est valable une seule fois, pendant une heure. Rien reçu ? Regardez aussi dans vos courriers indésirables.',
  send_link: 'Recevoir le lien',
  back_to_login: 'Retour à la connexion',
  new_link: 'Demander un autre lien',
  new_password_title: 'Nouveau mot de passe',
  new_password_intro: 'Choisissez-le maintenant : vous serez connecté aussitôt.',
  new_password: 'Nouveau mot de passe',
  confirmation: 'Confirmez le mot de passe',
  keep_password: 'Enregistrer le mot de passe',
};

export const errors = {
  WRONG_CREDENTIALS: 'Adresse e-mail ou mot de passe incorrect.',
  WRONG_PASSWORD: 'Ce n’est pas votre mot de passe actuel.',
  PASSWORD_LINK_INVALID: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  EMAIL_LINK_INVALID: 'Ce lien a expiré. Demandez-en un nouveau dans votre profil.',
  PARTICIPANT_NOT_OFFERED: 'Ajoutez les participants dans votre compte, une fois inscrit.',
};
