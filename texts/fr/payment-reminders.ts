export const errors = {
  NOTHING_OVERDUE: 'Rien n’est en retard pour cette famille.',
  REMINDED_TODAY: 'Un rappel est déjà parti aujourd’hui pour cette famille.',
  FAMILY_IS_PAYING:
    'Un paiement de cette famille est en route, ou contesté. Attendez de savoir s’il arrive.',
  DEBT_NOT_FOUND: 'Plus rien n’est dû sous cette communication.',
  FIRST_REMINDER_REQUIRED: 'Dites d’abord quand part le premier rappel.',
};
