import type { GalleryScene } from './gallery-scene.ts';
import { refusedFor, usual } from './gallery-states.ts';

const LONG =
  'Psychomotricité, éveil musical et découverte de l’environnement pour les plus jeunes en périscolaire';
const WORDS =
  'Dehors par tous les temps, en petits groupes, avec des animateurs qui connaissent le prénom de chacun.';
const PICTURE = '/pictures/forest/gallery.svg';
const filledScene = (settings: GalleryScene['settings'] = {}): GalleryScene => ({
  name: 'filled',
  settings,
  filled: true,
});

/** Sections, containers and the sign-in pages. */
export const galleryOfSections = {
  'containers-basic': [
    filledScene({
      padding: { left: 24, top: 24, right: 24, bottom: 24 },
      background: { color: 'tint' },
    }),
    refusedFor({ display: 'maybe' }),
  ],
  'containers-flex': [filledScene(), refusedFor({ direction: 'up' })],
  'containers-grid': [filledScene(), refusedFor({ columns: 0 })],
  'sections-auth-login': [
    usual(),
    { name: 'own words', settings: { title: LONG, subtitle: WORDS } },
    refusedFor({ title: 5 }),
  ],
  'sections-auth-password-reset': [
    usual(),
    { name: 'from an e-mail', settings: {}, at: '/auth/password-reset?token=example' },
    refusedFor({ title: 5 }),
  ],
  'sections-auth-register': [
    {
      ...usual(),
      answers: {
        describeRegistration: {
          customer_fields: [],
          participant_fields: [],
          participant_offered: true,
        },
      },
    },
    refusedFor({ title: 5 }),
  ],
  'sections-banner': [
    usual({ title: 'Les vacances commencent ici', subtitle: WORDS }),
    { name: 'long words', settings: { title: LONG } },
    refusedFor({ title: '' }),
  ],
  'sections-basic': [
    filledScene({ background: { color: 'sunk' } }),
    refusedFor({ padding: 'wide' }),
  ],
  'sections-container': [filledScene()],
  'sections-header': [
    usual({ label: 'En ce moment', title: 'Il reste des places', subtitle: WORDS }),
    { name: 'long words', settings: { title: LONG } },
    refusedFor({ title: 5 }),
  ],
  'sections-newsletters-unsubscribe': [
    { ...usual(), at: '/newsletters/unsubscribe?token=example' },
    { name: 'own words', settings: { title: LONG, subtitle: WORDS } },
    refusedFor({ title: 5 }),
  ],
  'sections-split-hero': [
    usual({
      label: 'Bruxelles',
      title: 'Une enfance au grand air',
      description: WORDS,
      image: PICTURE,
    }),
    refusedFor({ layout: 'wide' }),
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
