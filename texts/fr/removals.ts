export const errors = {
  REMOVAL_NOT_FOUND: 'C’est trop tard pour revenir en arrière, ou c’est déjà fait.',
  REMOVAL_NOT_RESTORABLE:
    'Impossible de revenir en arrière : quelque chose a pris cette place entre-temps, ou ce dont elle dépend n’existe plus.',
};
