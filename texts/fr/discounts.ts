export const errors = {
  DISCOUNT_NOT_FOUND: 'Cette réduction n’existe pas ou plus.',
  DISCOUNT_WORTH: 'Indiquez un montant ou un pourcentage, l’un des deux.',
  DISCOUNT_TIMES: 'La fin doit venir après le début.',
};
