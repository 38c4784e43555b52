/** A collaborator, in tests of their panel. */
export const zoe = {
  cuid: 'zoe',
  firstname: 'Zoé',
  lastname: 'Maes',
  email: 'zoe@maison.test',
  language: 'fr',
  role: { cuid: 'desk', name: 'Accueil' },
  active: true,
  second_factor: true,
} as const;
