export const texts = {
  about: 'En bref',
  register: 'Inscription',
  register_action: 'S’inscrire',
  notices: {
    ended: {
      title: 'Cette activité est terminée',
      text: (date: string) => `Elle s’est terminée le ${date}.`,
    },
    closed: {
      title: 'Les inscriptions sont fermées',
      text: () => 'Cette date n’est pas ouverte à l’inscription.',
    },
    overlap: {
      title: 'Plus libre à ce moment',
      text: () => 'La salle, la personne ou l’heure est prise par une autre inscription.',
    },
    started: {
      title: 'Cette activité a déjà commencé',
      text: (date: string) => `Elle a commencé le ${date}. On ne peut plus s’y inscrire.`,
    },
    full: {
      title: 'Cette activité est complète',
      text: () => 'Il n’y a plus de place libre à cette date.',
    },
    opening_scheduled: {
      title: 'Les inscriptions ouvrent bientôt',
      text: (date: string) => `Ouverture : ${date}.`,
    },
    closing_passed: {
      title: 'Les inscriptions sont closes',
      text: (date: string) => `Elles se sont terminées le ${date}.`,
    },
  },
  members: {
    only_title: 'Réservé aux membres',
    only_text: 'Pour s’inscrire, il faut être membre :',
    first_title: 'Les membres s’inscrivent déjà',
    first_text: (date: string) =>
      `Ouvert à tous dès le ${date}. Aujourd’hui, il faut être membre :`,
    soon_text: (date: string) => `Les membres peuvent s’inscrire dès le ${date} :`,
  },
  other_dates: 'Voir les autres dates',
  other_dates_short: 'Autres dates',
  waiting_list: {
    title: 'Liste d’attente',
    invitation: 'Quelqu’un annule ? La première personne de la liste reçoit aussitôt un e-mail.',
    invitation_without_mail:
      'Quelqu’un annule ? La première personne de la liste le voit dans son compte. Ce site n’envoie pas encore d’e-mails.',
    login_title: 'Connectez-vous pour être prévenu',
    login_title_without_mail: 'Connectez-vous pour rejoindre la liste',
    login_text: 'Vous reviendrez ici juste après.',
  },
};
