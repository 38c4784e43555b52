import { plural } from '../formats/plural.ts';

export const texts = {
  added: 'Votre panier est à jour.',
  removed: 'L’article est retiré de votre panier.',
  extended: 'Vos places vous sont gardées un peu plus longtemps.',
  held: (minutes: number) =>
    `Les dernières places sont pour le moment dans des paniers. Si elles ne sont pas commandées, elles peuvent se libérer ${minutes > 90 ? 'plus tard' : `dans ${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}`} : réessayez alors.`,
  coupon_attached: 'Votre code promo est appliqué.',
  coupon_waits: 'Le code promo est gardé : il servira dès que le minimum est atteint.',
  coupon_fits_nothing:
    'Ce code promo ne vaut pour rien de ce qui est dans votre panier. Il servira si vous y ajoutez ce qu’il faut.',
  coupon_detached: 'Le code promo est retiré.',
};

export const errors = {
  ACTIVITY_WITHDRAWN: 'Cette activité n’est plus proposée.',
  AVAILABILITY_CLOSED: 'Les inscriptions sont fermées pour cette date.',
  REGISTRATIONS_NOT_OPEN: 'Les inscriptions ne sont pas encore ouvertes.',
  REGISTRATIONS_CLOSED: 'La période d’inscription est terminée.',
  AVAILABILITY_STARTED: 'Cette activité a déjà commencé.',
  AVAILABILITY_ENDED: 'Cette activité est terminée.',
  AVAILABILITY_DATES_REQUIRED: 'Choisissez au moins une date.',
  DATE_NOT_BOOKABLE: 'Cette date ne peut pas être réservée.',
  QUANTITY_INVALID: 'Choisissez au moins une place.',
  QUANTITY_TOO_HIGH: 'C’est plus de places que cette activité n’en permet par inscription.',
  DATE_EXCLUDED:
    'Ce n’est plus libre à ce moment : la salle, la personne ou l’heure est prise par une autre inscription.',
  PLACES_TAKEN: 'Il n’y a plus assez de places.',
  OPTION_SOLD_OUT: 'Cette option est épuisée.',
  ANSWERS_INVALID: 'Certaines réponses ne sont pas valables. Vérifiez les champs signalés.',
  UNKNOWN_PRICE: 'Cette option n’est pas proposée.',
  OPTION_CHOSEN_TWICE: 'Cette option est déjà choisie.',
  UNKNOWN_QUESTION: 'Cette question n’est pas posée ici.',
  QUESTION_ANSWERED_TWICE: 'Cette question a déjà sa réponse.',
  ANSWER_REQUIRED: 'Répondez à cette question.',
  ANSWER_INVALID: 'Cette réponse n’est pas valable.',
  ANSWER_TOO_LONG: 'Cette réponse est trop longue.',
  PATTERN_MISMATCH: 'Cette réponse n’a pas le format attendu.',
  UNKNOWN_CHOICE: 'Ce choix n’est pas proposé.',
  PRICE_TOO_HIGH: 'Cela dépasse le prix le plus élevé possible. Choisissez moins de places.',
  PRICE_CHANGED: 'Le prix a changé entre-temps. Vérifiez le nouveau total, puis recommencez.',
  AGE_NOT_ALLOWED: 'L’âge du participant ne convient pas à cette activité.',
  BIRTHDATE_NEEDED:
    'Cette activité est pour certains âges : indiquez d’abord la date de naissance du participant.',
  ALL_DATES_REQUIRED: 'Ces dates se prennent ensemble : gardez-les toutes.',
  MEMBERS_ONLY: 'Cette activité est réservée aux membres. Prenez d’abord l’abonnement.',
  MEMBERS_FIRST: 'Les inscriptions ne sont encore ouvertes qu’aux membres.',
  MEMBER_PRICE_LOST:
    'Ce prix est celui des membres, et l’abonnement n’est plus là. Retirez l’inscription, puis ajoutez-la de nouveau.',
  PARTICIPANT_NOT_FOUND: 'Choisissez un participant de votre compte.',
  CUSTOMER_MISMATCH: 'Ce panier est celui d’un autre compte. Rechargez la page.',
  REGISTRATION_BY_REQUEST: 'Pour cette activité, l’inscription se fait sur demande.',
  NOTHING_TO_ADD: 'Il n’y a rien à ajouter.',
  CART_NOT_FOUND: 'Ce panier n’existe pas.',
  CART_BEING_PAID: 'Un paiement est en cours pour ce panier. Terminez-le ou annulez-le d’abord.',
  CART_ITEM_NOT_FOUND: 'Cet article n’est plus dans votre panier.',
  CART_ITEM_EXPIRED: 'Le temps de cet article est écoulé. Ajoutez-le à nouveau.',
  HOLD_ALREADY_EXTENDED: 'Le temps a déjà été prolongé une fois.',
};
