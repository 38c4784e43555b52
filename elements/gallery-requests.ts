import type { GalleryScene } from './gallery-scene.ts';
import { listStates } from './gallery-states.ts';
import { sampleAvailability, sampleCard, sampleDate } from './sample-answers.ts';

const ACTIVITY = {
  ...sampleCard({ slug: 'flamenco', title: 'Flamenco', registration_flow: 'REQUEST' }),
  description: '',
  instructions: '',
  deposit_from: null,
  default_price: 2_500,
  default_deposit: 0,
  default_capacity: null,
  settings: { allow_registrations_after_start: false },
};

const tier = (
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
) => ({
  cuid: `ctier${least}`,
  name,
  minimum_availabilities: least,
  maximum_availabilities: most,
});
const TIERS = [
  tier('Deux leçons', { least: 2, most: 2 }),
  tier('De trois à quatre leçons', { least: 3, most: 4 }),
];
const CONFIGURATION = { registration_flow: 'REQUEST', tiers: TIERS, constraints: [] };

/**
 * Returns a lesson on a day of July 2026, from an hour in UTC, with changes to its date and its
 * availability.
 */
const lesson = (
  day: number,
  { hour, ...changes }: { readonly hour: number; readonly [field: string]: unknown },
) => {
  const at = (of: number) =>
    `2026-07-${String(day).padStart(2, '0')}T${String(of).padStart(2, '0')}:30:00.000Z`;
  const span = { start_at: at(hour), end_at: at(hour + 1) };
  const id = day * 100 + hour;
  return {
    ...sampleDate(day, { id, cuid: `cdate${id}`, registered: 2, ...span }),
    availability: {
      id,
      cuid: `clesson${id}`,
      ...span,
      price: 2_500,
      age_minimum: 6,
      age_maximum: 12,
      opens_at: null,
      location: 'Studio Rouge',
      activity: {
        slug: 'flamenco',
        title: 'Flamenco',
        registration_flow: 'REQUEST',
        categories: [],
      },
    },
    ...changes,
  };
};
const WEEK = [
  lesson(6, { hour: 7 }),
  lesson(6, { hour: 15, status: 'FULL', registered: 10 }),
  lesson(7, { hour: 9, registered: 8 }),
  lesson(8, { hour: 7 }),
  lesson(8, { hour: 7, id: 1, cuid: 'cother' }),
  lesson(10, { hour: 16, status: 'CLOSED' }),
  lesson(11, { hour: 8 }),
];

const week = (
  dates: readonly unknown[],
  search: string,
): Pick<GalleryScene, 'at' | 'params' | 'answers'> => ({
  params: { activity: 'flamenco' },
  at: `/cart/registrations-requests/flamenco${search}`,
  answers: {
    getActivity: ACTIVITY,
    getRegistrationsRequestsConfiguration: CONFIGURATION,
    listAvailabilityDates: { availabilities_dates: { data: dates, count: dates.length } },
    listAvailabilityDays: {
      dates: ['2026-07-06', '2026-07-08', '2026-07-14'].map((date) => ({ date })),
    },
  },
});

const row = (day: number, changes: Parameters<typeof sampleAvailability>[0] = {}) =>
  sampleAvailability({
    id: day,
    cuid: `clesson${day}`,
    price: 2_500,
    deposit: 0,
    dates: [sampleDate(day)],
    start_at: `2026-07-0${day}T07:00:00.000Z`,
    end_at: `2026-07-0${day}T14:00:00.000Z`,
    ...changes,
  });
const request = (rows: readonly unknown[]): Pick<GalleryScene, 'at' | 'answers'> => ({
  at: '/cart/registrations-requests?availabilities=clesson6,clesson8',
  answers: {
    listAvailabilities: { data: rows, count: rows.length },
    getRegistrationsRequestsConfiguration: CONFIGURATION,
  },
});

/** The week of an activity by request, and the request itself. */
export const galleryOfRequests = {
  'registrations-requests-availabilities-weekly-schedule': [
    { name: 'as it comes', settings: {}, ...week(WEEK, '?date=2026-07-06') },
    {
      name: 'enough chosen, stacked',
      settings: { mode: 'stacked' },
      ...week(WEEK, '?date=2026-07-08&tier=ctier2&availabilities=clesson607,clesson807'),
    },
    {
      name: 'too many chosen',
      settings: { 'start-hour': '8', 'end-hour': 14, 'show-empty-groups': [] },
      ...week(WEEK, '?date=2026-07-06&tier=ctier2&availabilities=clesson607,clesson709,clesson807'),
    },
    { name: 'an empty week', settings: {}, ...week([], '?date=2026-07-20') },
    {
      name: 'not by request',
      settings: {},
      ...week(WEEK, ''),
      answers: {
        ...week(WEEK, '').answers,
        getRegistrationsRequestsConfiguration: {
          registration_flow: 'AVAILABILITIES',
          tiers: [],
          constraints: [],
        },
      },
    },
    { name: 'not there', settings: {}, params: { activity: 'flamenco' } },
    ...listStates({
      ...week(WEEK, '?date=2026-07-06'),
      next: '/cart/registrations-requests/flamenco?date=2026-07-14',
      known: {
        getActivity: ACTIVITY,
        getRegistrationsRequestsConfiguration: CONFIGURATION,
      },
      invalid: { mode: 'maybe' },
    }),
  ],
  'cart-add-registrations-requests': [
    { name: 'as it comes', settings: {}, ...request([row(6), row(8)]) },
    {
      name: 'one is full',
      settings: {},
      ...request([row(6), row(8, { status: 'FULL', dates: [] })]),
    },
    { name: 'nothing chosen', settings: {}, at: '/cart/registrations-requests' },
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
