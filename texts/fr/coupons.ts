export const errors = {
  COUPON_NOT_FOUND: 'Ce code promo n’existe pas ou plus.',
  COUPON_UNKNOWN: 'Ce code promo n’existe pas.',
  COUPON_WITHDRAWN: 'Ce code promo n’est plus valable.',
  COUPON_NOT_STARTED: 'Ce code promo n’est pas encore valable.',
  COUPON_ENDED: 'Ce code promo n’est plus valable : sa période est terminée.',
  COUPON_NOT_FOR_YOU: 'Ce code promo est réservé à d’autres familles.',
  COUPON_FOR_OTHERS: 'Ce code promo n’est pas valable pour ce qui est dans votre panier.',
  COUPON_MINIMUM: 'Votre panier n’atteint pas le minimum pour ce code promo.',
  COUPON_USED_UP: 'Ce code promo a déjà été utilisé autant de fois que prévu.',
  COUPON_ALREADY_USED: 'Vous avez déjà utilisé ce code promo.',
  COUPON_CODE_TAKEN: 'Un autre code promo s’écrit déjà ainsi.',
  COUPON_WORTH: 'Indiquez un montant ou un pourcentage, l’un des deux.',
  COUPON_TIMES: 'La fin doit venir après le début.',
  COUPON_IN_USE:
    'Ce code promo a été utilisé : il ne peut pas être supprimé. Vous pouvez le désactiver.',
};
