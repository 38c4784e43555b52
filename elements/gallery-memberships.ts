import type { GalleryScene } from './gallery-scene.ts';
import { listStates } from './gallery-states.ts';
import { sampleMembership } from './sample-answers.ts';

const grid = (data: readonly unknown[]): Pick<GalleryScene, 'at' | 'answers'> => ({
  at: '/memberships',
  answers: { listMemberships: { data, count: data.length } },
});

const season = sampleMembership({
  id: 2,
  cuid: 'cseason',
  title: 'Abonnement de la saison entière, pour tous les ateliers et toutes les salles du centre',
  entity: 'CUSTOMERS',
  period_type: 'FIXED',
  rolling_period_type: null,
  rolling_period_duration: null,
  fixed_period_start_at: '2026-08-31T22:00:00.000Z',
  fixed_period_end_at: '2027-06-30T22:00:00.000Z',
});
const free = sampleMembership({ id: 3, cuid: 'cfree', title: 'Membre d’honneur', price: 0 });

/** Memberships in their states: of a year, of a season, free, and none. */
export const galleryOfMemberships = {
  'memberships-cards-grid': [
    { name: 'as it comes', settings: { columns: 3 }, ...grid([sampleMembership(), season, free]) },
    { name: 'none yet', settings: {}, ...grid([]) },
    { name: 'nothing found', settings: {}, ...grid([]), at: '/memberships?search=curling' },
    ...listStates({
      ...grid([sampleMembership()]),
      next: '/memberships?search=eau',
      invalid: { memberships: ['all'] },
    }),
  ],
  'memberships-default': [
    {
      name: 'as it comes',
      settings: {},
      params: { membership: 'cmembership' },
      at: '/memberships/cmembership',
      answers: { getMembership: sampleMembership() },
    },
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
