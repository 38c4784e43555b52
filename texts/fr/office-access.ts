export const texts = {
  delete_member: (name: string) => `Supprimer ${name} ?`,
  delete_member_consequence: (name: string) =>
    `${name} ne pourra plus se connecter, et ses sessions sont fermées. Son nom reste dans les journaux, avec ce qui a été fait. On ne peut pas revenir en arrière.`,
  member_deleted: 'Collaborateur supprimé.',
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
  second_factor_for: 'Exiger la double vérification',
  second_factor_for_help:
    'Les personnes qui ne l’ont pas encore l’activent à leur prochaine connexion, avant de continuer. Personne n’est bloqué.',
  second_factor_choices: {
    NOBODY: 'De personne : chacun choisit',
    SENSITIVE: 'Des personnes qui ont des droits sensibles (équipe, rôles, argent, exportations)',
    EVERYBODY: 'De tout le monde',
  },
  second_factor_from: 'À partir du',
  second_factor_from_help: 'Vide : dès maintenant.',
  set_up: 'Activez la double vérification',
  set_up_help:
    'Votre organisation la demande. Il vous faut une application de sécurité sur votre téléphone ; cela prend deux minutes, et ensuite vous pouvez travailler.',
  recovery: 'Codes de secours',
  recovery_help:
    'Si vous perdez votre téléphone, un de ces codes remplace le code de l’application. Chacun sert une seule fois.',
  recovery_left: (remaining: number) => {
    if (remaining === 0) return 'Il ne vous reste aucun code de secours.';
    return remaining === 1
      ? 'Il vous reste 1 code de secours.'
      : `Il vous reste ${remaining} codes de secours.`;
  },
  recovery_few: 'Faites-en de nouveaux avant d’en manquer.',
  recovery_none: 'Vous n’avez pas encore de codes de secours. Faites-en, et gardez-les sur papier.',
  renew: 'Faire de nouveaux codes',
  renew_consequence: 'Les codes que vous aviez ne serviront plus.',
  keep_codes: 'Gardez ces codes de secours',
  keep_codes_help:
    'Ils ne seront plus jamais affichés. Imprimez-les ou recopiez-les, et gardez-les ailleurs que dans votre téléphone.',
  copy_codes: 'Copier',
  codes_copied: 'Codes copiés.',
  codes_kept: 'Je les ai gardés',
  use_recovery_code: 'J’ai perdu mon téléphone : utiliser un code de secours',
  use_app: 'Utiliser le code de l’application',
  recovery_code: 'Code de secours',
  recovery_code_help: 'Un des dix codes que vous avez gardés, par exemple ABCD-EFGH-JKMN-2345.',
  passkeys: 'Clés d’accès',
  passkeys_help:
    'Une clé d’accès vous connecte sans mot de passe, avec votre doigt, votre visage ou le code de votre appareil. Elle remplace le mot de passe et la double vérification.',
  no_passkeys: 'Aucune clé d’accès pour le moment.',
  passkey_name: 'Nom de la clé',
  passkey_name_help: 'Pour la reconnaître plus tard, par exemple « Mon téléphone ».',
  add_passkey: 'Ajouter une clé d’accès',
  passkey_added: 'Clé d’accès ajoutée.',
  passkey_since: (when: string) => `ajoutée ${when}`,
  passkey_used: (when: string) => `utilisée ${when}`,
  passkey_unused: 'jamais utilisée',
  remove_passkey: 'Supprimer',
  remove_passkey_of: (name: string) => `Supprimer la clé : ${name}`,
  remove_passkey_consequence: (name: string) =>
    `« ${name} » ne pourra plus vous connecter. Supprimez-la aussi sur votre appareil.`,
  passkey_removed: 'Clé d’accès supprimée.',
  passkey_not_made: 'La clé d’accès n’a pas été créée. Vous pouvez recommencer.',
  passkey_not_used: 'La connexion avec une clé d’accès a été interrompue. Vous pouvez recommencer.',
  sign_in_with_passkey: 'Se connecter avec une clé d’accès',
  or_passkey: 'Ou, sans application : une clé d’accès de votre téléphone ou de votre ordinateur.',
  tags: 'Étiquettes',
  tags_help: 'Pour retrouver les personnes : équipe, lieu, saison… Les familles ne les voient pas.',
  their_log: 'Voir son journal',
};
