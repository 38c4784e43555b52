import { plural } from '../formats/plural.ts';

export const texts = {
  search: 'Rechercher une activité',
  search_placeholder: 'Natation, théâtre, stage…',
  clear_search: 'Effacer la recherche',
  filters: 'Filtres',
  open_filters: (active: number) =>
    active === 0
      ? 'Filtres'
      : `Filtres (${active} ${plural('fr', active, { one: 'actif', other: 'actifs' })})`,
  close_filters: 'Fermer les filtres',
  clear_filters: 'Effacer les filtres',
  show_results: (count?: number) => {
    if (count === undefined) return 'Voir les résultats';
    if (count === 0) return 'Aucun résultat';
    return count === 1 ? 'Voir 1 activité' : `Voir les ${count} activités`;
  },
  apply: 'Rechercher',
  location: 'Lieu',
  choose_location: 'Ajouter un lieu',
  choose_category: 'Ajouter une catégorie',
  age: 'Âge du participant',
  period: 'Mois',
  choose_period: 'Ajouter un mois',
  weekday: 'Jour de la semaine',
  date: 'À cette date',
  remove: (filter: string) => `Retirer ${filter}`,
  results: (count: number) =>
    `${count} ${plural('fr', count, { one: 'activité', other: 'activités' })}`,
  many_results: (count: number) => `Plus de ${count} activités`,
  loading: 'Chargement des activités…',
  none_title: 'Aucun résultat',
  none_text: 'Il semblerait qu’aucune activité ne corresponde à votre recherche.',
  none_yet_title: 'Bientôt',
  none_yet_text: 'Aucune activité n’est proposée pour l’instant. Revenez bientôt.',
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    position: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  ages: {
    range: (minimum: number, maximum: number) =>
      minimum === maximum ? `${minimum} ans` : `de ${minimum} à ${maximum} ans`,
    minimum: (minimum: number) => `dès ${minimum} ans`,
    maximum: (maximum: number) => `jusqu’à ${maximum} ans`,
  },
  members_only: 'Réservé aux membres',
  members_first: (date: string) => `Membres d’abord ; pour tous dès le ${date}`,
  choose: 'Choisir',
  choose_date: (date: string) => `Choisir : ${date}`,
  look: 'Voir',
  look_at: (date: string) => `Voir : ${date}`,
  wait: 'Liste d’attente',
  wait_for: (date: string) => `Liste d’attente : ${date}`,
  places_free: (count: number) =>
    `${count} ${plural('fr', count, { one: 'place libre', other: 'places libres' })}`,
  opens: (date: string) => `Inscriptions dès le ${date}`,
  running: (until: string) => `En cours, jusqu’au ${until}`,
  first_date: (date: string) => `dès le ${date}`,
  locations: (count: number) => `${count} lieux`,
  price_from: 'dès',
  free: 'Gratuit',
  badges: {
    FULL: 'Complet',
    CLOSED: 'Fermé',
    OVERLAP: 'Indisponible',
    CLOSING_PASSED: 'Inscriptions closes',
    STARTED: 'Commencé',
    ENDED: 'Terminé',
  },
};
