export const texts = {
  processed: 'Votre commande est confirmée.',
  given_up: 'Votre panier est de nouveau ouvert : choisissez comment payer.',
  to_payment: 'Vous allez être redirigé vers la page de paiement.',
  payment_description: (organiser: string, reference: string) => `${organiser} ${reference}`.trim(),
};

export const errors = {
  CART_EMPTY: 'Votre panier est vide ou son temps est écoulé.',
  PAYMENT_STRATEGY_NOT_OFFERED:
    'Ce mode de paiement n’est pas proposé ici. Choisissez-en un autre.',
  INSTALMENTS_NOT_OFFERED:
    'Cette commande ne peut pas être payée en plusieurs fois de cette façon. Choisissez une autre façon de payer.',
  INSTALMENTS_CHANGED:
    'Les montants ou les dates de ce paiement échelonné ont changé entre-temps. Vérifiez-les, puis recommencez.',
  TOO_MANY_UNPAID_PLACES:
    'Votre famille a trop de places à payer pour commander par virement. Payez en ligne, ou réglez d’abord ce qui reste à payer.',
  PAYMENT_METHOD_NOT_OFFERED: 'Ce moyen de paiement n’est plus proposé. Choisissez-en un autre.',
  PAYMENT_ON_ITS_WAY:
    'Un paiement pour cette commande est en route : votre banque prend quelques jours. Vos places sont gardées, vous n’avez rien à refaire.',
  PAYMENT_UNAVAILABLE:
    'Le paiement en ligne ne répond pas. Réessayez dans un instant ou choisissez un autre mode de paiement.',
};
