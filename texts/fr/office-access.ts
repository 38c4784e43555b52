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
};
