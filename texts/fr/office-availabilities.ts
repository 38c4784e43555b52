import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Dates et places',
  calendar: 'Semaine',
  add: 'Nouvelle date',
  add_series: 'Nouvelle série',
  activity: 'Activité',
  location: 'Lieu',
  no_location: 'Sans lieu',
  all_locations: 'Tous les lieux',
  all_activities: 'Toutes les activités',
  when: 'Quand',
  days_count: (count: number) => `${count} ${plural('fr', count, { one: 'jour', other: 'jours' })}`,
  price: 'Prix',
  deposit: 'Acompte',
  deposit_help: 'À payer à l’inscription. Laissez 0 s’il n’y a pas d’acompte.',
  places: 'Places',
  capacity: 'Nombre de places',
  capacity_help: 'Laissez vide s’il n’y a pas de limite.',
  attached: 'Animateurs',
  attached_help:
    'Une personne dont le rôle ne voit que ses groupes voit cette offre, et qui y est inscrit.',
  waiting_title: (count: number) => `Liste d’attente (${count})`,
  waiting_since: (day: string) => `depuis le ${day}`,
  waiting_offered: (moment: string) => `place gardée jusqu’au ${moment}`,
  offered_places: (count: number) =>
    `${count} ${plural('fr', count, { one: 'place gardée', other: 'places gardées' })} pour la liste d’attente`,
  waiting_notified: (day: string) => `prévenu le ${day}`,
  waiting_more: (count: number) =>
    `et ${count} ${plural('fr', count, { one: 'autre personne', other: 'autres personnes' })}`,
  places_of: (registered: number, capacity: number | null) =>
    capacity === null ? `${registered}` : `${registered} / ${capacity}`,
  below_sold: (registered: number) =>
    `${registered} ${plural('fr', registered, { one: 'place est déjà prise', other: 'places sont déjà prises' })} : les inscriptions existantes sont conservées et plus aucune place n’est en vente.`,
  state: 'État',
  all_states: 'Tous les états',
  states: { OPEN: 'Ouvert', FULL: 'Complet', CLOSED: 'Fermé', OVERLAP: 'Indisponible' },
  tags: 'Étiquettes',
  tags_help: 'Pour vous y retrouver : les familles ne les voient pas.',
  all_tags: 'Toutes les étiquettes',
  age_minimum: 'Âge minimum',
  age_maximum: 'Âge maximum',
  price_kept: (registered: number) =>
    registered > 1
      ? `Les ${registered} places déjà prises gardent leur prix.`
      : 'La place déjà prise garde son prix.',
  age_help: 'Laissez vide pour garder les âges de l’activité.',
  opens: 'Inscriptions à partir du',
  closes: 'Inscriptions jusqu’au',
  closed: 'Fermer aux inscriptions',
  closed_help:
    'Les inscriptions existantes sont conservées ; plus personne ne peut s’inscrire sur le site.',
  dates: 'Jours',
  day: 'Jour',
  start_time: 'Début',
  end_time: 'Fin',
  add_day: 'Ajouter un jour',
  remove_day: 'Supprimer ce jour',
  first_day: 'Premier jour',
  last_day: 'Dernier jour',
  weekdays: 'Jours de la semaine',
  skipped_days: 'Sauf',
  skipped_help: 'Congés et jours fériés à ne pas programmer.',
  grouping: 'On s’inscrit',
  groupings: {
    EACH_WEEK: 'à une semaine entière (stage)',
    TOGETHER: 'à toute la série (cours)',
    EACH_DAY: 'à chaque jour séparément',
  },
  preview: 'Aperçu',
  preview_empty: 'Indiquez la période et les jours de la semaine pour voir les dates.',
  preview_count: (availabilities: number, days: number) =>
    `${availabilities} ${plural('fr', availabilities, { one: 'date à vendre', other: 'dates à vendre' })}, ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })}`,
  create_many: (count: number) =>
    `Créer ${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`,
  created_many: (count: number) =>
    `${count} ${plural('fr', count, { one: 'date créée', other: 'dates créées' })}.`,
  see_registrations: 'Voir les inscriptions',
  day_closed: (day: string) => `Fermé : ${day}.`,
  removed: 'Date supprimée.',
  used: 'Il y a des inscriptions : vous pouvez fermer cette date, mais pas la supprimer.',
  move: 'Déplacer',
  move_title: (day: string) => `Changer les heures du ${day}`,
  move_consequence: (count: number) =>
    count === 0
      ? 'Personne n’est inscrit ce jour-là.'
      : `${count} ${plural('fr', count, { one: 'inscription est concernée et garde sa place', other: 'inscriptions sont concernées et gardent leur place' })}. Les familles ne reçoivent pas de message : pensez à les prévenir.`,
  move_past: 'Ce jour a déjà commencé, ou aurait commencé aux nouvelles heures.',
  moved: 'Heures modifiées.',
  close_day: 'Fermer',
  open_day: 'Rouvrir',
  today: 'Aujourd’hui',
  previous_week: 'Semaine précédente',
  next_week: 'Semaine suivante',
  week_of: (monday: string) => `Semaine du ${monday}`,
  nothing_this_week: 'Rien cette semaine.',
  registered: 'Inscrits',
};
