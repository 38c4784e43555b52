export const errors = {
  MERGE_WITH_ITSELF: 'C’est la même fiche : choisissez-en deux.',
  PARTICIPANTS_OF_TWO_FAMILIES:
    'Ces deux participants sont de deux familles. Ajoutez d’abord l’autre famille aux foyers de l’enfant, ou fusionnez les familles.',
  MERGED_BOOKING_TWICE:
    'Les deux viennent à la même réservation. Retirez-en un de cette réservation, puis recommencez.',
  MERGED_MEMBERSHIP_TWICE:
    'Les deux ont le même abonnement en cours. Annulez-en un, puis recommencez.',
  MERGED_WAITING_TWICE:
    'Les deux attendent dans la même liste d’attente. Retirez-en un de la liste, puis recommencez.',
  MERGED_PAYMENT_OPEN:
    'Un paiement en ligne est en cours : attendez qu’il soit terminé ou abandonné, puis recommencez.',
  PARTICIPANT_ALREADY_THERE: 'Ce participant est déjà dans cette famille.',
  PARTICIPANT_IN_CART:
    'Quelque chose pour cet enfant attend dans le panier de sa famille. Attendez que ce soit commandé, ou que la place se libère, puis recommencez.',
};
