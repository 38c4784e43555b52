import { plural } from '../formats/plural.ts';

export const errors = {
  MEMBERSHIP_NOT_FOUND: 'Cet abonnement n’existe pas ou n’est plus proposé.',
  MEMBERSHIP_WITHDRAWN: 'Cet abonnement n’est plus proposé.',
  MEMBERSHIP_OVER: 'La période de cet abonnement est terminée.',
  MEMBERSHIP_ALREADY_HELD:
    'Cette personne a déjà cet abonnement, et il est encore trop tôt pour le renouveler.',
  MEMBERSHIP_IN_CART: 'Cet abonnement est déjà dans votre panier.',
  MEMBERSHIP_IN_USE:
    'Cet abonnement a déjà été vendu ou se trouve dans un panier : il ne peut pas être supprimé. Vous pouvez le retirer du site.',
  MEMBERSHIP_IN_ACTIVITY:
    'Cet abonnement ouvre des activités : retirez-le d’abord de ces activités.',
  MEMBERSHIP_MISSING: 'Choisissez d’abord quel abonnement il faut.',
  MEMBER_PRICE_TWICE: 'Donnez un prix ou un pourcentage, pas les deux.',
  MEMBERSHIP_FOR_PARTICIPANT: 'Choisissez pour qui est cet abonnement.',
  MEMBERSHIP_START_NOT_POSSIBLE: 'L’abonnement ne peut pas commencer ce jour-là.',
  MEMBERSHIP_PERIOD_INCOMPLETE: 'Dites combien de temps dure l’abonnement.',
  MEMBERSHIP_PERIOD_REVERSED: 'Le dernier jour ne peut pas précéder le premier.',
  RENEWAL_NOTICE_TOO_SHORT:
    'Pour se renouveler de lui-même, il doit être renouvelable au moins 8 jours avant sa fin : les familles ont besoin de temps pour dire non.',
};

export const texts = {
  renewal: 'Renouvellement',
  renews_itself: (days: number) =>
    `De lui-même, au prix du moment. Vous recevez un e-mail ${days} jours avant la fin, et vous pouvez l’arrêter à tout moment dans votre compte.`,
  renews_itself_without_mail:
    'De lui-même, au prix du moment. Votre compte en montre le jour, et vous pouvez l’arrêter là à tout moment. Ce site n’envoie pas encore d’e-mails.',
  breadcrumb: 'Fil d’Ariane',
  search: 'Rechercher un abonnement',
  search_placeholder: 'Club, saison…',
  clear_search: 'Effacer la recherche',
  apply: 'Rechercher',
  results: (count: number) =>
    `${count} ${plural('fr', count, { one: 'abonnement', other: 'abonnements' })}`,
  many_results: (count: number) => `Plus de ${count} abonnements`,
  loading: 'Chargement des abonnements…',
  none_title: 'Aucun résultat',
  none_text: 'Il semblerait qu’aucun abonnement ne corresponde à votre recherche.',
  show_all: 'Voir tous les abonnements',
  none_yet_title: 'Bientôt',
  none_yet_text: 'Aucun abonnement n’est proposé pour l’instant. Revenez bientôt.',
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    position: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  free: 'Gratuit',
  period: 'Durée',
  from_purchase: (duration: string) => `${duration} à partir de l’achat`,
  from_choice: (duration: string) => `${duration} à partir du jour que vous choisissez`,
  whose: 'Pour qui',
  for_participant: 'Une seule personne, que vous choisissez à l’achat',
  for_customer: 'Vous, pour tout votre compte',
  get: 'S’abonner',
  login_title: 'Connectez-vous pour vous abonner',
  login_text: 'Vous reviendrez ici juste après.',
  participant: 'Pour qui ?',
  yours: 'Cet abonnement sera à votre nom : il vaut pour tout votre compte.',
  start_on: 'Premier jour',
  start_on_help: 'Laissez vide pour commencer aujourd’hui.',
  add: (_count: number) => 'Ajouter au panier',
  by_the_way: 'Qui a déjà cet abonnement le renouvelle : la suite commence le lendemain de sa fin.',
};
