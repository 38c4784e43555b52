import { plural } from '../formats/plural.ts';

export const texts = {
  cancelled: 'Votre demande est annulée.',
  one: 'Demande d’inscription',
  all: 'Toutes les demandes',
  count: (count: number) =>
    `${count} ${plural('fr', count, { one: 'demande', other: 'demandes' })}`,
  empty_title: 'Pas encore de demande',
  empty_text: 'Les inscriptions que vous demandez arrivent ici, avec la réponse de l’organisateur.',
  see_activities: 'Voir le programme',
  missing: 'Nous ne trouvons pas cette demande',
  statuses: {
    PENDING: 'En attente de réponse',
    APPROVED: 'Acceptée',
    REJECTED: 'Refusée',
    CANCELLED: 'Annulée',
  },
  payments: {
    COMPLETE: 'Payé',
    DEPOSITED: 'Acompte payé',
    OUTSTANDING: 'À payer',
  },
  pending_title: 'Votre demande attend une réponse',
  pending_text:
    'Aucune place n’est encore réservée et vous n’avez rien à payer. Nous vous écrivons dès que votre demande est traitée.',
  approved_title: 'Votre demande est acceptée',
  approved_text:
    'Vos places sont réservées. Vous retrouvez tous les détails dans vos inscriptions.',
  rejected_title: 'Votre demande n’a pas pu être acceptée',
  no_reason: 'L’organisateur n’a pas donné d’autre explication.',
  requested: (count: number) =>
    `${count} ${plural('fr', count, { one: 'date demandée', other: 'dates demandées' })}`,
  availabilities: 'Ce que vous avez demandé',
  given: 'Place réservée',
  not_given: 'Non acceptée',
  given_up: 'Inscription annulée',
  see_registration: 'Voir l’inscription',
  see_order: 'Voir la commande',
  participant: 'Participant',
  tier: 'Formule',
  reference: 'Référence',
  requested_on: 'Demandée le',
  total: 'Prix',
  options: 'Options',
  questions: 'Vos réponses',
  instructions: 'À savoir, à emporter',
  cancel: 'Annuler la demande',
  cancel_title: 'Annuler cette demande ?',
  cancel_follows: 'L’organisateur ne la traitera plus. Vous pourrez en faire une autre.',
  keep: 'La garder',
  success_title: (count: number): string =>
    count === 1 ? 'Votre demande est envoyée' : 'Vos demandes sont envoyées',
  success_text:
    'Aucune place n’est encore réservée : l’organisateur regarde votre demande et vous répond par e-mail.',
  yours: 'Vos demandes',
  nothing_due: 'Rien à payer pour l’instant : le prix est fixé quand la demande est acceptée.',
};

export const errors = {
  REGISTRATION_REQUEST_NOT_FOUND: 'Cette demande n’existe pas, ou n’est pas à vous.',
  REGISTRATION_NOT_BY_REQUEST: 'On s’inscrit directement à cette date, sans demande.',
  REQUEST_OF_ONE_ACTIVITY: 'Choisissez des dates d’une seule et même activité.',
  AVAILABILITY_CHOSEN_TWICE: 'Cette date est choisie deux fois.',
  AVAILABILITIES_TOO_FEW: 'Choisissez plus de dates.',
  AVAILABILITIES_TOO_MANY: 'Choisissez moins de dates.',
  ALREADY_REQUESTED: 'Cette personne a déjà demandé une place à l’une de ces dates.',
  REQUEST_NOT_PENDING: 'Cette demande a déjà été traitée.',
  NOTHING_TO_APPROVE: 'Choisissez au moins une date à accepter.',
  AVAILABILITY_NOT_REQUESTED: 'Cette date n’a pas été demandée.',
  REQUEST_MESSAGE_REQUIRED: 'Dites à la famille pourquoi.',
};
