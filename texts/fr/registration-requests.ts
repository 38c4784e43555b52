import { plural } from '../formats/plural.ts';

const dates = (count: number): string =>
  `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`;

/** The number chosen, and the least and most of a tier. */
interface Chosen {
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

interface Bounds {
  readonly minimum_availabilities: number;
  readonly maximum_availabilities: number;
}

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
  success_text_without_mail:
    'Aucune place n’est encore réservée : l’organisateur regarde votre demande, et sa réponse se lit dans votre compte. Ce site n’envoie pas encore d’e-mails.',
  yours: 'Vos demandes',
  nothing_due: 'Rien à payer pour l’instant : le prix est fixé quand la demande est acceptée.',
  /** The page where dates are chosen for a request, and where it is put in the cart. */
  choosing: {
    choose_title: 'Choisissez vos dates',
    choose_intro:
      'Cette activité se réserve sur demande : choisissez les dates qui vous conviennent, l’organisateur vous répond par e-mail. Rien n’est à payer avant sa réponse.',
    choose_intro_without_mail:
      'Cette activité se réserve sur demande : choisissez les dates qui vous conviennent, la réponse de l’organisateur se lit dans votre compte. Rien n’est à payer avant sa réponse.',
    week_of: (activity: string) => `Dates de la semaine : ${activity}`,
    tier: 'Quelle formule ?',
    how_many: ({ minimum_availabilities: least, maximum_availabilities: most }: Bounds): string =>
      least === most ? dates(least) : `de ${least} à ${dates(most)}`,
    none_offered: 'Aucune formule n’est proposée pour l’instant',
    bar: {
      action: 'Continuer',
      too_few: {
        fixed: ({ count, least }: Chosen) =>
          count === 0
            ? `Choisissez ${dates(least)}`
            : `${count} sur ${least} : encore ${dates(least - count)}`,
        interval: ({ count, least, most }: Chosen) =>
          count === 0
            ? `Choisissez de ${least} à ${dates(most)}`
            : `${dates(count)} : choisissez-en de ${least} à ${most}`,
      },
      valid: {
        fixed: ({ count }: Chosen) =>
          `${dates(count)} ${plural('fr', count, { one: 'choisie', other: 'choisies' })}`,
        interval: ({ count, most }: Chosen) =>
          `${dates(count)} ${plural('fr', count, { one: 'choisie', other: 'choisies' })} (${most} au plus)`,
      },
      too_many: {
        fixed: ({ count, most }: Chosen) => `${dates(most)} au plus : retirez-en ${count - most}`,
        interval: ({ count, least, most }: Chosen) =>
          `De ${least} à ${dates(most)} : retirez-en ${count - most}`,
      },
    },
    /** The conditions for the dates, required or optional, as the organiser wrote them. */
    conditions: {
      title: 'Conditions de cette activité',
      required: (label: string) => `À respecter : ${label}`,
      incomplete: (label: string) => `À compléter : ${label}`,
      optional: (label: string) => `Conseillé : ${label}`,
      advised_follows: 'Vous pouvez continuer quand même : l’organisateur le verra.',
    },
    direct_title: 'Pas besoin de demande',
    direct_text: 'On s’inscrit directement à cette activité, sans demander.',
    direct_action: 'Voir les dates',
    login_title: 'Connectez-vous pour envoyer votre demande',
    title: 'Demande d’inscription',
    chosen: 'Vos dates',
    remove: (when: string) => `Retirer : ${when}`,
    change: 'Changer les dates',
    empty_title: 'Aucune date choisie',
    empty_text: 'Choisissez d’abord les dates que vous souhaitez demander.',
    browse: 'Voir le programme',
    several_title: 'Une activité à la fois',
    several_text: 'Une demande porte sur une seule activité. Retirez les dates des autres.',
    closed_title: 'On ne peut plus demander ces dates',
    closed_text: 'Retirez celles qui sont complètes ou fermées, et choisissez-en d’autres.',
    tier_missing: 'Choisissez une formule.',
    free: 'Rien à payer maintenant',
    free_text:
      'Aucune place n’est encore réservée. Si votre demande est acceptée, vous recevez le prix et la façon de payer.',
    expected: (amount: string) =>
      `Au tarif d’aujourd’hui : ${amount} si tout est accepté, sans options ni réductions.`,
    add: (count: number) =>
      count === 1 ? 'Ajouter la demande au panier' : `Ajouter les ${count} demandes au panier`,
  },
};

export const errors = {
  REGISTRATION_REQUEST_NOT_FOUND: 'Cette demande n’existe pas, ou n’est pas à vous.',
  REGISTRATION_NOT_BY_REQUEST: 'On s’inscrit directement à cette date, sans demande.',
  REQUEST_OF_ONE_ACTIVITY: 'Choisissez des dates d’une seule et même activité.',
  AVAILABILITY_CHOSEN_TWICE: 'Cette date est choisie deux fois.',
  AVAILABILITIES_TOO_FEW: 'Choisissez plus de dates.',
  AVAILABILITIES_TOO_MANY: 'Choisissez moins de dates.',
  ALREADY_REQUESTED: 'Cette personne a déjà demandé une place à l’une de ces dates.',
  CONSTRAINT_REGISTRATIONS_MINIMUM:
    'Une condition de cette activité demande plus de dates. Voyez celles qui sont signalées.',
  CONSTRAINT_REGISTRATIONS_MAXIMUM:
    'Une condition de cette activité limite le nombre de dates. Voyez celles qui sont signalées.',
  CONSTRAINT_LOCATIONS_MINIMUM:
    'Une condition de cette activité demande plus de lieux. Voyez les dates signalées.',
  CONSTRAINT_LOCATIONS_MAXIMUM:
    'Une condition de cette activité limite le nombre de lieux. Voyez les dates signalées.',
  REQUEST_NOT_PENDING: 'Cette demande a déjà été traitée.',
  NOTHING_TO_APPROVE: 'Choisissez au moins une date à accepter.',
  AVAILABILITY_NOT_REQUESTED: 'Cette date n’a pas été demandée.',
  REQUEST_MESSAGE_REQUIRED: 'Dites à la famille pourquoi.',
};
