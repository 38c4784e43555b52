import { plural } from '../formats/plural.ts';

export const errors = {
  VOUCHER_NOT_FOUND: 'Ce bon cadeau n’existe pas ou n’est plus proposé.',
  VOUCHER_WITHDRAWN: 'Ce bon cadeau n’est plus proposé.',
  VOUCHER_WORTH_UNCLEAR: 'Un bon vaut un montant ou un pack : choisissez l’un des deux.',
  VOUCHER_IN_USE:
    'Ce bon cadeau a déjà été vendu ou se trouve dans un panier : il ne peut pas être supprimé. Vous pouvez le retirer du site.',
};

export const texts = {
  breadcrumb: 'Fil d’Ariane',
  search: 'Rechercher un bon cadeau',
  search_placeholder: 'Anniversaire, stage…',
  clear_search: 'Effacer la recherche',
  apply: 'Rechercher',
  results: (count: number) =>
    `${count} ${plural('fr', count, { one: 'bon cadeau', other: 'bons cadeaux' })}`,
  many_results: (count: number) => `Plus de ${count} bons cadeaux`,
  loading: 'Chargement des bons cadeaux…',
  none_title: 'Aucun résultat',
  none_text: 'Il semblerait qu’aucun bon cadeau ne corresponde à votre recherche.',
  show_all: 'Voir tous les bons cadeaux',
  none_yet_title: 'Bientôt',
  none_yet_text: 'Aucun bon cadeau n’est proposé pour l’instant. Revenez bientôt.',
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    position: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  free: 'Gratuit',
  worth: (amount: string) => `d’une valeur de ${amount}`,
  valid: (duration: string) => `Valable ${duration}`,
  always_valid: 'Valable sans limite de temps',
  value: 'Valeur',
  validity: 'Validité',
  from_purchase: (duration: string) => `${duration} à partir de l’achat`,
  no_end: 'Sans limite',
  get: 'Offrir ce bon',
  login_title: 'Connectez-vous pour offrir ce bon',
  login_text: 'Vous reviendrez ici juste après.',
  quantity: 'Nombre de bons',
  fewer: 'Un bon de moins',
  more: 'Un bon de plus',
  total: 'Total',
  add: (count: number) =>
    count === 1 ? 'Ajouter au panier' : `Ajouter les ${count} bons au panier`,
  by_the_way: 'Chaque bon a son propre code, à donner à qui vous voulez.',
};
