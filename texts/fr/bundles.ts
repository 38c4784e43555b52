import { plural } from '../formats/plural.ts';

export const errors = {
  BUNDLE_NOT_FOUND: 'Ce pack n’existe pas ou n’est plus proposé.',
  BUNDLE_WITHDRAWN: 'Ce pack n’est plus proposé.',
  BUNDLE_IN_USE:
    'Ce pack a déjà été vendu ou se trouve dans un panier : il ne peut pas être supprimé. Vous pouvez le retirer du site.',
  BUNDLE_FOR_PARTICIPANT: 'Choisissez pour qui est ce pack.',
};

export const texts = {
  breadcrumb: 'Fil d’Ariane',
  search: 'Rechercher un pack',
  search_placeholder: 'Natation, dix séances…',
  clear_search: 'Effacer la recherche',
  apply: 'Rechercher',
  results: (count: number) => `${count} ${plural('fr', count, { one: 'pack', other: 'packs' })}`,
  many_results: (count: number) => `Plus de ${count} packs`,
  loading: 'Chargement des packs…',
  none_title: 'Aucun résultat',
  none_text: 'Il semblerait qu’aucun pack ne corresponde à votre recherche.',
  show_all: 'Voir tous les packs',
  none_yet_title: 'Bientôt',
  none_yet_text: 'Aucun pack n’est proposé pour l’instant. Revenez bientôt.',
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    position: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  free: 'Gratuit',
  capacity: 'Ce qu’il paie',
  pays: (count: number) =>
    `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`,
  pays_all: 'Inscriptions illimitées',
  each: (amount: string) => `soit ${amount} par inscription`,
  validity: 'Validité',
  valid: (duration: string) => `Valable ${duration}`,
  valid_until: (day: string) => `Valable jusqu’au ${day}`,
  from_purchase: (duration: string) => `${duration} à partir de l’achat`,
  from_purchase_until: (duration: string, day: string) =>
    `${duration} à partir de l’achat, au plus tard le ${day}`,
  until: (day: string) => `Jusqu’au ${day}`,
  no_end: 'Sans limite',
  whose: 'Pour qui',
  for_participant: 'Une seule personne, que vous choisissez à l’achat',
  for_customer: 'Tous les participants de votre compte',
  activities: 'Utilisable pour',
  all_activities: 'Toutes les activités',
  get: 'Acheter ce pack',
  login_title: 'Connectez-vous pour acheter ce pack',
  login_text: 'Vous reviendrez ici juste après.',
  participant: 'Pour qui ?',
  quantity: 'Nombre de packs',
  fewer: 'Un pack de moins',
  more: 'Un pack de plus',
  total: 'Total',
  add: (count: number) =>
    count === 1 ? 'Ajouter au panier' : `Ajouter les ${count} packs au panier`,
  by_the_way:
    'À vos prochaines inscriptions, le pack est utilisé tout seul : vous ne payez que les options.',
};
