export const texts = {
  signed_in: 'Vous êtes connecté.',
  signed_out: 'Vous êtes déconnecté.',
  registered: 'Bienvenue ! Votre compte est ouvert.',
  link_sent: "Si un compte existe pour cette adresse, un lien vient d'y être envoyé.",
  password_changed: 'Votre mot de passe est changé.',
  link_letter_subject: (name: string) => `${name} : choisissez un nouveau mot de passe`,
  link_letter_greeting: (firstname: string) => `Bonjour ${firstname},`,
  link_letter_why: (name: string) => `Vous avez demandé un nouveau mot de passe pour votre compte chez ${name}. Choisissez-le ici :`,
  link_letter_button: 'Choisir un mot de passe',
  link_letter_lasts:
    "Ce lien sert une seule fois et pendant une heure. Si vous n'avez rien demandé, ne faites rien : votre mot de passe reste le même.",
};

export const errors = {
  WRONG_CREDENTIALS: "L'adresse e-mail ou le mot de passe n'est pas correct.",
  WRONG_PASSWORD: "Ce n'est pas votre mot de passe actuel.",
  PASSWORD_LINK_INVALID: "Ce lien a déjà servi ou n'est plus valable. Demandez-en un nouveau.",
  PARTICIPANT_NOT_OFFERED: 'Ajoutez les participants dans votre compte, une fois inscrit.',
};
