import {
  keptForMembers,
  SAMPLE_NOW,
  sampleAvailability,
  sampleCard,
  sampleDate,
  sampleBundle,
  sampleVoucher,
} from './sample-answers.ts';
import type { GalleryScene } from './gallery-scene.ts';
import { listStates, refusedFor, usual } from './gallery-states.ts';
import { galleryOfBlocks } from './gallery-blocks.ts';
import { galleryOfBlog } from './gallery-blog.ts';
import { galleryOfDates, galleryOfDays } from './gallery-days.ts';
import { galleryOfResources } from './gallery-resources.ts';
import { galleryOfMemberships } from './gallery-memberships.ts';
import { galleryOfSections } from './gallery-sections.ts';
import { galleryOfRequests } from './gallery-requests.ts';
import { galleryOfWeeks } from './gallery-weeks.ts';
import type { settings } from './settings.ts';

const LONG =
  'Psychomotricité, éveil musical et découverte de l’environnement pour les plus jeunes en périscolaire';
const WORDS =
  'Dehors par tous les temps, en petits groupes, avec des animateurs qui connaissent le prénom de chacun.';
const TERMS = `<h2>Annulation</h2><p>${WORDS}</p>`;

const activity = {
  ...sampleCard(),
  description: `<p>${WORDS}</p>`,
  instructions: '<p>Un maillot.</p>',
  deposit_from: 4500,
  default_price: 12500,
  default_deposit: 4500,
  default_capacity: null,
  settings: { allow_registrations_after_start: false },
};
const cards = [
  sampleCard(),
  sampleCard({
    id: 2,
    cuid: 'clong',
    slug: 'long',
    title: LONG,
    motif: 'forest',
    locations: ['Salle communautaire du Parc de la Héronnière'],
  }),
  sampleCard({
    id: 3,
    cuid: 'cfull',
    slug: 'complet',
    title: 'Cirque',
    motif: 'stage',
    status: 'FULL',
  }),
  sampleCard({
    id: 4,
    cuid: 'cfree',
    slug: 'gratuit',
    title: 'Portes ouvertes',
    motif: 'paper',
    price_from: 0,
  }),
];
const full = {
  dates: [6, 7].map((day) => sampleDate(day, { registered: 10, status: 'FULL' })),
  status: 'FULL',
} as const;
const list = (data: readonly unknown[]) => ({ data, count: data.length });
const nothingToFilter = {
  listCategoryGroups: { data: [] },
  listLocations: { data: [] },
  listActivityPeriods: { data: [] },
};
const about = {
  params: { activity: 'natation', availability: 'cavailability' },
  at: '/activities/natation',
};

/** Every element in its states; one that is missing here does not compile. */
export const gallery: Readonly<Record<keyof typeof settings, readonly GalleryScene[]>> = {
  'activities-availabilities-list': [
    {
      ...usual(),
      ...about,
      answers: {
        listAvailabilities: list([
          sampleAvailability(),
          sampleAvailability({ id: 8, cuid: 'cfull', ...full }),
        ]),
      },
    },
    { name: 'no dates', settings: {}, ...about, answers: { listAvailabilities: list([]) } },
    ...listStates({
      ...about,
      next: '/activities/natation?page_number=2',
      answers: { listAvailabilities: list([sampleAvailability()]) },
      invalid: { 'page-size': 0 },
    }),
  ],
  ...galleryOfDays,
  ...galleryOfRequests,
  ...galleryOfDates,
  ...galleryOfWeeks,
  'activities-default': [
    { ...usual(), ...about, answers: { getActivity: activity } },
    {
      name: 'long words',
      settings: {},
      ...about,
      answers: {
        getActivity: { ...activity, title: LONG, description: `<p>${WORDS.repeat(6)}</p>` },
      },
    },
    { name: 'not there', settings: {}, ...about },
    refusedFor({ 'activities-properties': [{ id: 'colour' }] }),
  ],
  'availabilities-default': [
    { ...usual(), ...about, answers: { getAvailability: sampleAvailability() } },
    {
      name: 'full',
      settings: {},
      ...about,
      answers: { getAvailability: sampleAvailability(full) },
    },
    ...[true, false].map((only) => ({
      name: only ? 'members only' : 'members first',
      settings: {},
      ...about,
      answers: { getAvailability: sampleAvailability(keptForMembers(only)) },
    })),
    { name: 'not there', settings: {}, ...about },
    refusedFor({ 'availabilities-properties': 'all' }),
  ],
  ...galleryOfBlocks,
  ...galleryOfBlog,
  'cart-add-availabilities': [
    usual(),
    { name: 'nothing chosen', settings: {}, at: '/cart/add?availabilities=' },
  ],
  'catalogs-activities-cards-grid': [
    {
      ...usual(),
      at: '/activities',
      answers: { listActivities: list(cards), ...nothingToFilter },
    },
    {
      name: 'nothing found',
      settings: {},
      at: '/activities?search=curling',
      answers: { listActivities: list([]), ...nothingToFilter },
    },
    ...listStates({
      at: '/activities',
      next: '/activities?search=eau',
      known: nothingToFilter,
      answers: { listActivities: list(cards) },
      invalid: { columns: 'two' },
    }),
  ],
  'checkout-default': [usual()],
  'checkout-success-summary': [usual()],
  ...galleryOfSections,
  ...galleryOfMemberships,
  ...galleryOfResources,
  'bundles-cards-grid': [
    {
      ...usual({ columns: 3 }),
      at: '/bundles',
      answers: {
        listBundles: list([
          sampleBundle(),
          sampleBundle({ id: 2, cuid: 'clong', title: LONG, capacity: 25, duration: null }),
          sampleBundle({
            id: 3,
            cuid: 'call',
            title: 'Toute la saison',
            capacity: null,
            price_per_registration: null,
            duration: null,
            expires_at: '2027-06-30T22:00:00.000Z',
          }),
        ]),
      },
    },
    { name: 'none yet', settings: {}, at: '/bundles', answers: { listBundles: list([]) } },
    {
      name: 'nothing found',
      settings: {},
      at: '/bundles?search=curling',
      answers: { listBundles: list([]) },
    },
    ...listStates({
      at: '/bundles',
      next: '/bundles?search=eau',
      answers: { listBundles: list([sampleBundle()]) },
      invalid: { bundles: ['all'] },
    }),
  ],
  'bundles-default': [
    {
      ...usual(),
      params: { bundle: 'cbundle' },
      at: '/bundles/cbundle',
      answers: {
        getBundle: sampleBundle({
          activities: [{ cuid: 'cswim', slug: 'natation', title: 'Natation' }],
        }),
      },
    },
  ],
  'vouchers-cards-grid': [
    {
      ...usual({ columns: 3 }),
      at: '/vouchers',
      answers: {
        listVouchers: list([
          sampleVoucher(),
          sampleVoucher({ id: 2, cuid: 'clong', title: LONG, price: 4_500, duration: null }),
          sampleVoucher({ id: 3, cuid: 'cfree', title: 'Une heure de poney', price: 0 }),
        ]),
      },
    },
    { name: 'none yet', settings: {}, at: '/vouchers', answers: { listVouchers: list([]) } },
    {
      name: 'nothing found',
      settings: {},
      at: '/vouchers?search=curling',
      answers: { listVouchers: list([]) },
    },
    ...listStates({
      at: '/vouchers',
      next: '/vouchers?search=eau',
      answers: { listVouchers: list([sampleVoucher()]) },
      invalid: { vouchers: ['all'] },
    }),
  ],
  'terms-default': [
    {
      name: 'published',
      settings: {},
      at: '/terms',
      answers: {
        getTerms: {
          number: 3,
          published_at: SAMPLE_NOW,
          current: true,
          content: TERMS,
          conditions: [],
        },
      },
    },
    {
      name: 'earlier',
      settings: {},
      at: '/terms?version=2',
      answers: {
        getTerms: {
          number: 2,
          published_at: SAMPLE_NOW,
          current: false,
          content: TERMS,
          conditions: [],
        },
      },
    },
  ],
  'vouchers-default': [
    {
      ...usual(),
      params: { voucher: 'cvoucher' },
      at: '/vouchers/cvoucher',
      answers: { getVoucher: sampleVoucher() },
    },
  ],
};
