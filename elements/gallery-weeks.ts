import type { GalleryScene } from './gallery-scene.ts';
import { sampleDate } from './sample-answers.ts';

const LONG =
  'Psychomotricité, éveil musical et découverte de l’environnement pour les plus jeunes en périscolaire';

/**
 * Returns a date of an activity on a day of July 2026, from half past an hour in UTC, for two hours
 * by default.
 */
const onDay = (
  day: number,
  {
    from,
    title = 'Natation',
    hours = 2,
    registration_flow = 'AVAILABILITIES',
    ...own
  }: { readonly from: number; readonly [field: string]: unknown },
) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 6, day, hour, 30)).toISOString();
  const span = { start_at: at(from), end_at: at(from + Number(hours)) };
  const id = day * 1000 + from * 10 + Number(hours);
  return {
    ...sampleDate(day, { id, cuid: `cdate${id}`, registered: 2, ...span }),
    availability: {
      id,
      cuid: `cweek${id}`,
      ...span,
      price: 2_500,
      age_minimum: 6,
      age_maximum: 12,
      opens_at: null,
      location: 'Piscine Nereus',
      activity: { slug: 'natation', title, registration_flow, categories: [] },
    },
    ...own,
  };
};

const WEEK = [
  onDay(6, { from: 7 }),
  onDay(6, { from: 8, title: LONG, hours: 3 }),
  onDay(6, { from: 15, status: 'FULL', registered: 10 }),
  onDay(7, { from: 9, registered: 8, title: 'Théâtre' }),
  onDay(8, { from: 7, title: 'Cuisine', hours: 7 }),
  onDay(8, { from: 7, title: 'Flamenco', hours: 1, registration_flow: 'REQUEST' }),
  onDay(10, { from: 16, status: 'CLOSED' }),
  onDay(11, { from: 8 }),
];

const weekScene = (
  dates: readonly unknown[],
  search = '?date=2026-07-06',
): Pick<GalleryScene, 'at' | 'answers'> => ({
  at: `/week${search}`,
  answers: {
    listAvailabilityDates: { availabilities_dates: { data: dates, count: dates.length } },
    listAvailabilityDays: {
      dates: ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-14'].map((date) => ({ date })),
    },
    listCategoryGroups: { data: [] },
    listLocations: {
      data: ['Piscine Nereus', 'Maison des Arts'].map((title, index) => ({
        cuid: `clocation${index}`,
        title,
        city: 'Ganshoren',
      })),
    },
  },
});
const usual = weekScene(WEEK);
const nowhere = { listAvailabilityDays: { dates: [] } };

/** The week of all activities, as a list and by hours, and the empty week. */
export const galleryOfWeeks = {
  'catalogs-availabilities-weekly-calendar': [
    { name: 'as it comes', settings: {}, ...usual },
    {
      name: 'by hours, some chosen, filters above',
      settings: { mode: 'calendar', 'filters-layout': 'stacked' },
      ...weekScene(WEEK, '?date=2026-07-06&availabilities=cweek6072,cweek11082'),
    },
    {
      name: 'each leads to its page, without empty days',
      settings: {
        'multiple-selection': false,
        'show-empty-groups': [],
        'availabilities-filters': [],
      },
      ...usual,
    },
    {
      name: 'with a calendar of the days',
      settings: { 'availabilities-filters': [{ id: 'date-calendar' }, { id: 'location' }] },
      ...usual,
    },
    { name: 'loading', settings: {}, at: '/week', waiting: true },
    { name: 'refetching', settings: {}, ...usual, next: '/week?date=2026-07-14' },
    { name: 'an empty week', settings: {}, ...weekScene([], '?date=2026-07-20') },
    {
      name: 'nothing found',
      settings: {},
      ...weekScene([]),
      answers: { ...weekScene([]).answers, ...nowhere },
      at: '/week?search=zzz',
    },
    { name: 'not answered', settings: {}, at: '/week?date=2026-07-06' },
    { name: 'invalid settings', settings: { mode: 'maybe' }, refused: true },
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
