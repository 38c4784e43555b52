export const errors = {
  VOLUME_DISCOUNT_NOT_FOUND: 'Ce tarif dégressif n’existe pas ou plus.',
  VOLUME_DISCOUNT_WORTH: 'Indiquez un montant ou un pourcentage, l’un des deux.',
  VOLUME_DISCOUNT_TIMES: 'La fin doit venir après le début.',
  VOLUME_DISCOUNT_RANKS: 'Le dernier rang ne peut pas venir avant le premier.',
};
