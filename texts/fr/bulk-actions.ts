import { plural } from '../formats/plural.ts';

const NOUNS = {
  AVAILABILITIES: { one: 'date', other: 'dates' },
  DATES: { one: 'jour', other: 'jours' },
  REGISTRATIONS: { one: 'inscription', other: 'inscriptions' },
  CUSTOMERS: { one: 'famille', other: 'familles' },
} as const;

const records = (count: number, on: keyof typeof NOUNS) =>
  `${count} ${plural('fr', count, NOUNS[on])}`;

export const texts = {
  select: (what: string) => `Choisir : ${what}`,
  resembling: (search: string) =>
    `Rien n’est écrit « ${search} » : ceci concerne ce qui y ressemble. Vérifiez la liste.`,
  select_page: 'Choisir toute la page',
  chosen: (count: string) => `Choisies : ${count}`,
  all_found: (count: string) => `Choisir les ${count} trouvées`,
  clear: 'Ne plus choisir',
  actions: 'Actions groupées',
  kinds: {
    CLOSED: 'Fermer ou rouvrir',
    MOVE: 'Déplacer',
    CAPACITY: 'Places',
    PRICE: 'Prix',
    WINDOW: 'Période d’inscription',
    TAGS: 'Étiquettes',
    COPY: 'Copier',
    CANCEL: 'Annuler les inscriptions',
    UNDO: 'Annuler l’action',
  },
  titles: {
    CLOSED: 'Fermer ou rouvrir aux inscriptions',
    MOVE: 'Déplacer à un autre jour',
    CAPACITY: 'Changer le nombre de places',
    PRICE: 'Changer le prix',
    WINDOW: 'Changer la période d’inscription',
    TAGS: 'Ajouter ou retirer des étiquettes',
    COPY: 'Copier vers une autre période',
    CANCEL: 'Annuler les inscriptions choisies',
    UNDO: 'Annuler l’action groupée',
  },
  records,
  close: 'Fermer',
  open: 'Rouvrir',
  set: 'Fixer à',
  add: 'Ajouter',
  take: 'Retirer',
  share: 'Changer de',
  percent: 'Pourcentage (− pour baisser)',
  amount: 'Montant (− pour baisser)',
  places: 'Nombre de places',
  places_added: 'Places en plus (− pour en retirer)',
  no_limit: 'Vide : sans limite.',
  no_limit_date: 'Vide : autant que la date entière.',
  round_to: 'Arrondir',
  roundings: { 1: 'au cent', 10: 'aux 10 cents', 50: 'aux 50 cents', 100: 'à l’euro' },
  tags_added: 'Étiquettes à ajouter',
  tags_removed: 'Étiquettes à retirer',
  tell: 'Prévenir les familles inscrites par e-mail',
  tell_how:
    'Un e-mail par famille, avec ses inscriptions concernées. Il part quand tout est fermé, et ne peut plus être rattrapé.',
  subject: 'Objet',
  text: 'Message',
  letter: 'L’e-mail',
  letter_greeting: 'Bonjour (prénom),',
  letter_concerned: '(les inscriptions de la famille qui sont concernées, avec leurs jours)',
  copy_help:
    'Chaque date choisie est copiée aux mêmes jours de la semaine et aux mêmes heures, avec son prix, ses places et sa période d’inscription, sans les inscrits.',
  weeks: 'Combien de semaines plus tard',
  weeks_help: '52 semaines : un an plus tard, les mêmes jours.',
  holidays_off: 'Sans les jours fériés',
  closed_periods_off: 'Sans les jours de « Congés et fermetures »',
  skipped_days: 'Sans d’autres jours',
  skipped_days_help: 'Congés, fermetures : dans la nouvelle période.',
  copy_closed: 'Fermées aux inscriptions pour commencer',
  copy_closed_help: 'Vérifiez-les, puis rouvrez-les d’un coup.',
  copy_collaborators: 'Avec les animateurs',
  preview_copied: (count: number) =>
    count === 0
      ? 'Rien n’est à copier.'
      : `${count} ${plural('fr', count, { one: 'date va être copiée', other: 'dates vont être copiées' })}.`,
  apply_copy: (count: number) =>
    `Copier ${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`,
  done_copied: (count: number) =>
    count === 0
      ? 'Rien n’a été copié.'
      : `${count} ${plural('fr', count, { one: 'date copiée', other: 'dates copiées' })}.`,
  skipped: (days: string) => `sans le ${days}`,
  opens: 'Début des inscriptions',
  closes: 'Fin des inscriptions',
  window_ways: {
    KEEP: 'Ne pas changer',
    SET: 'À un moment précis',
    BEFORE_START: 'Des jours avant le début',
    NONE: 'Aucun moment',
  },
  window_at: 'Le',
  window_days: 'Jours avant le début',
  window_time: 'Heure',
  window_words: {
    registrations_start_at: (moment: string) => `inscriptions dès : ${moment}`,
    registrations_end_at: (moment: string) => `inscriptions jusqu’à : ${moment}`,
  },
  no_moment: 'aucun moment',
  preview: 'Ce qui va changer',
  preview_changed: (count: number, on: keyof typeof NOUNS) =>
    count === 0
      ? 'Rien ne change.'
      : `${records(count, on)} ${count > 1 ? 'vont changer' : 'va changer'}.`,
  preview_unchanged: (count: number) =>
    `${count} ${plural('fr', count, { one: 'est déjà ainsi', other: 'sont déjà ainsi' })}.`,
  preview_registrations: (registrations: number, families: number) =>
    `${registrations} ${plural('fr', registrations, { one: 'inscription', other: 'inscriptions' })} de ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })} ${registrations > 1 ? 'y sont et restent telles quelles' : 'y est et reste telle quelle'}.`,
  preview_registrations_less: (registrations: number, families: number) =>
    `${registrations} ${plural('fr', registrations, { one: 'inscription', other: 'inscriptions' })} de ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })} ${registrations > 1 ? 'n’y sont plus attendues et coûtent moins' : 'n’y est plus attendue et coûte moins'}.`,
  preview_registrations_off: (registrations: number, families: number) =>
    `${registrations} ${plural('fr', registrations, { one: 'inscription', other: 'inscriptions' })} de ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })} ${registrations > 1 ? 'n’y sont plus attendues' : 'n’y est plus attendue'}.`,
  preview_price: 'Les prix déjà convenus ne changent pas.',
  preview_money:
    'Les prix convenus restent : de ce que ces familles doivent ou ont payé, rien ne change.',
  preview_overfull: (count: number, on: keyof typeof NOUNS) =>
    `${records(count, on)} ${count > 1 ? 'auront' : 'aura'} moins de places que d’inscrits : les inscriptions restent, plus rien n’y est en vente.`,
  refused_count: (count: number, why: string) =>
    `${count} ${count > 1 ? 'restent' : 'reste'} ainsi : ${why}`,
  refusals: {
    PRICE_BELOW_DEPOSIT: 'le prix serait plus bas que l’acompte.',
    PRICE_OUT_OF_RANGE: 'le prix serait négatif ou plus haut que permis.',
    CAPACITY_OUT_OF_RANGE: 'le nombre de places serait négatif ou plus haut que permis.',
    CAPACITY_UNLIMITED: 'il n’y a pas de limite de places.',
    WINDOW_REVERSED: 'les inscriptions finiraient avant de commencer.',
    NO_DATES_LEFT: 'il ne resterait aucun jour.',
    COPIED_ALREADY: 'déjà copié vers cette période.',
    IN_USE: 'des familles y sont inscrites ou l’attendent.',
    TAG_NOT_FOUND: 'cette étiquette n’est plus dans la liste.',
    TAGS_TOO_MANY: 'il y aurait plus de 20 étiquettes.',
    DATES_OVERLAP: 'ce groupe a déjà lieu à ce moment-là.',
    OVER: 'c’est déjà passé.',
    CHANGED_SINCE: 'quelqu’un l’a modifié entre-temps.',
    GONE: 'supprimé entre-temps.',
    NOT_PERMITTED: 'vous n’en avez plus le droit.',
  },
  fields: {
    closed: 'État',
    called_off: 'A lieu',
    capacity: 'Places',
    price: 'Prix',
    deposit: 'Acompte',
    registrations_start_at: 'Début des inscriptions',
    registrations_end_at: 'Fin des inscriptions',
    start_at: 'Début',
    skipped_days: 'Jours laissés',
    tags: 'Étiquettes',
  },
  cancelled_words: {
    cancelled: 'annulée',
    given_amount: (amount: string) => `${amount} rendus`,
    kept_amount: (amount: string) => `${amount} gardés`,
    taken_off_amount: (amount: string) => `${amount} de moins à payer`,
  },
  takes_place: 'Pour qui est déjà inscrit ce jour-là',
  takes_place_ways: { off: 'N’a pas lieu', on: 'A lieu quand même' },
  takes_place_help: {
    off: 'Plus personne n’est attendu : ni dans les listes et les présences, ni dans l’agenda et le compte des familles.',
    on: 'Les inscrits viennent comme prévu. Personne d’autre ne peut plus s’inscrire.',
  },
  called_off_words: { true: 'N’a pas lieu', false: 'A lieu' },
  taken_off: 'Ce que les inscrits paient en moins pour ce jour',
  taken_off_ways: {
    NOTHING: 'Rien : les prix restent',
    ALL: 'Toute la part de ce jour',
    SHARE: 'Une partie de la part de ce jour',
    AMOUNT: 'Un montant par place',
  },
  taken_off_share: 'De la part de ce jour',
  taken_off_amount: 'Montant par place',
  taken_off_how: 'Pour ce qui a déjà été payé ; le reste n’est plus dû.',
  taken_off_label:
    'Pourquoi, écrit avec chaque inscription, par exemple « Pas de cours le 11 novembre »',
  preview_taken_off: (taken: string, given: string) =>
    `De moins à payer en tout : ${taken}. Dont à rendre, parce que déjà payé : ${given}.`,
  taken_off_final:
    'Pour chaque inscription, une seule fois par jour. Cela ne peut pas être défait d’un coup.',
  move_after_last: 'Après le dernier jour',
  move_to_day: 'À un jour précis',
  move_day: 'Le jour de remplacement',
  move_after_last_help:
    'Chaque groupe a lieu une semaine plus longtemps : le même jour de la semaine, à la même heure, sans les jours fériés. Les inscriptions restent.',
  move_day_help: 'Tous les groupes ont lieu ce jour-là, à la même heure. Les inscriptions restent.',
  move_tells:
    'Un e-mail par famille, avec ses inscriptions et le nouveau jour. Il part quand tout est déplacé, et ne peut plus être rattrapé.',
  /** Next to “cancel the registrations”, where “cancel” alone would be mistaken for it. */
  keep_all: 'Ne rien annuler',
  cancel_reason: 'Raison, gardée avec chaque inscription',
  cancel_tells:
    'Un e-mail par famille, avec toutes ses inscriptions annulées, quand tout est fait.',
  preview_cancelled: (families: number, given: string, kept: string) =>
    `${families} ${plural('fr', families, { one: 'famille', other: 'familles' })}. À rendre : ${given}. Gardé : ${kept}. Les frais de service de commandes entièrement annulées sont rendus en plus.`,
  cancel_final: 'Cela ne peut pas être défait d’un coup : chaque inscription peut être rétablie.',
  apply_cancel: (count: number, families: number | null) =>
    families === null
      ? `Annuler ${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`
      : `Annuler ${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })} et écrire à ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })}`,
  closed_words: { true: 'Fermé', false: 'Ouvert' },
  unlimited: 'sans limite',
  of_availability: 'comme la date',
  none: 'aucune',
  more_lines: (count: number) =>
    `et ${count} ${plural('fr', count, { one: 'autre', other: 'autres' })}`,
  apply_nothing: 'Modifier',
  apply: (count: number, on: keyof typeof NOUNS) => `Modifier ${records(count, on)}`,
  apply_and_tell: (count: number, families: number, moved: boolean) =>
    `${moved ? 'Déplacer' : 'Fermer'} (${count}) et écrire à ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })}`,
  running: (done: string, count: string) => `${done} sur ${count}`,
  goes_on: 'Vous pouvez fermer ce panneau : le travail continue.',
  done_changed: (count: number, on: keyof typeof NOUNS) =>
    count === 0
      ? 'Rien n’a été modifié.'
      : `${records(count, on)} ${plural('fr', count, on === 'DATES' ? { one: 'modifié', other: 'modifiés' } : { one: 'modifiée', other: 'modifiées' })}.`,
  done_families: (families: number) =>
    `${families} ${plural('fr', families, { one: 'famille reçoit', other: 'familles reçoivent' })} un e-mail.`,
  refused_lines: 'Restées comme elles étaient',
  undo: 'Annuler cette action',
  undone: 'Ce qui n’a pas été modifié depuis redevient comme avant.',
  of_day: {
    CLOSED: 'Fermer ce jour…',
    MOVE: 'Déplacer ce jour…',
    CAPACITY: 'Changer les places de ce jour…',
  },
};

export const errors = {
  BULK_ACTION_NOT_FOUND: 'Cette action groupée n’existe plus.',
  BULK_ACTION_NOT_UNDOABLE: 'Cette action groupée ne peut pas, ou plus, être annulée.',
  BULK_ACTIONS_TOO_MANY:
    'Trois de vos actions groupées sont en cours : attendez que l’une soit finie.',
  SELECTION_EMPTY: 'Rien n’est choisi, ou ce qui était choisi n’existe plus.',
  SELECTION_CHANGED: 'La sélection a changé entre-temps : vérifiez l’aperçu et recommencez.',
  SELECTION_TOO_LARGE: 'Plus de 5 000 à la fois, c’est trop : filtrez la liste.',
};
