export const texts = {
  sessions: 'Mes sessions',
  sessions_help:
    'Les appareils sur lesquels votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  device: (browser: string, system: string) =>
    [browser === '' ? 'Navigateur inconnu' : browser, system].filter(Boolean).join(' sur '),
  this_session: 'Cet appareil',
  session_since: (when: string) => `ouverte ${when}`,
  session_seen: (when: string) => `utilisée ${when}`,
  network: (network: string) => `réseau ${network}`,
  end_session: 'Fermer',
  end_session_of: (device: string) => `Fermer la session : ${device}`,
  session_ended: 'Session fermée.',
  end_others: 'Fermer toutes les autres',
  end_others_consequence:
    'Toutes vos autres sessions seront fermées. Ce qui n’y est pas enregistré sera perdu.',
  others_ended: 'Vos autres sessions sont fermées.',
  end_sessions_of: 'Fermer ses sessions',
  end_sessions_consequence: (firstname: string) =>
    `${firstname} devra se reconnecter sur tous ses appareils.`,
  sessions_of_ended: 'Ses sessions sont fermées.',
  rules: 'Règles de connexion',
  idle: 'Déconnecter après une pause',
  idle_help:
    'Quand personne n’utilise l’administration pendant ce temps, elle redemande le mot de passe. Ce qui est écrit et pas encore enregistré reste sur la page.',
  idle_never: 'Jamais (12 heures après la connexion)',
  minutes: (minutes: number) => {
    if (minutes < 60) return `${minutes} minutes`;
    return minutes === 60 ? '1 heure' : `${minutes / 60} heures`;
  },
  forgotten: 'Mot de passe oublié ?',
  forgotten_help:
    'Écrivez votre adresse e-mail : nous vous envoyons un lien pour en choisir un autre.',
  send_link: 'Envoyer le lien',
  back_to_sign_in: 'Retour à la connexion',
  link_on_its_way:
    'Si cette adresse est celle d’un membre d’une équipe, un e-mail arrive dans quelques minutes. Rien ne vient ? Demandez à la personne qui gère l’équipe.',
  own_password: 'Choisissez votre mot de passe',
  own_password_help:
    'Le mot de passe que vous avez reçu est provisoire. Choisissez-en un que vous êtes seul à connaître : ensuite, vous pouvez travailler.',
  provisional_password: 'Mot de passe provisoire',
  go_on: 'Continuer',
  give_password: 'Donner un mot de passe provisoire',
  give_password_help: (firstname: string) =>
    `À donner à ${firstname} de vive voix : au moins 12 caractères. À sa prochaine connexion, il faudra en choisir un autre avant de continuer. Ses sessions sont fermées.`,
  give: 'Donner ce mot de passe',
  password_given: 'Mot de passe provisoire enregistré.',
};
