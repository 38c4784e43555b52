import type { GalleryScene } from './gallery-scene.ts';
import { sampleAvailability, sampleDate } from './sample-answers.ts';

const offered = (day: number, changes: Parameters<typeof sampleDate>[1] = {}) => {
  const { id, cuid, start_at, end_at, price, activity } = sampleAvailability();
  const availability = { id, cuid, start_at, end_at, price, activity };
  return { ...sampleDate(day, changes), availability };
};

const about = (dates: readonly unknown[]): Omit<GalleryScene, 'name' | 'settings'> => ({
  params: { activity: 'natation' },
  at: '/activities/natation?date=2026-07-07',
  answers: {
    listAvailabilityDates: { availabilities_dates: { data: dates, count: dates.length } },
    listAvailabilityDays: {
      dates: ['2026-07-06', '2026-07-07', '2026-07-13'].map((date) => ({ date })),
    },
  },
});

const LONG =
  'Psychomotricité, éveil musical et découverte de l’environnement pour les plus jeunes en périscolaire';
const dated = (id: number, changes: Parameters<typeof sampleAvailability>[0] = {}) =>
  sampleAvailability({ id, cuid: `cdate${id}`, ...changes });
const full = {
  status: 'FULL' as const,
  dates: [6, 7].map((day) => sampleDate(day, { registered: 10, status: 'FULL' as const })),
};
const found = (data: readonly unknown[]): Omit<GalleryScene, 'name' | 'settings'> => ({
  at: '/dates',
  answers: {
    listAvailabilities: { data, count: data.length },
    listCategoryGroups: { data: [] },
    listLocations: { data: [] },
    listActivityPeriods: { data: [{ period: '2026-07' }] },
  },
});
const several = [
  dated(1),
  dated(2, { activity: { ...sampleAvailability().activity, title: LONG } }),
  dated(3, full),
  dated(4, { price: 0, location: null }),
];

/** The dates of all activities as cards. */
export const galleryOfDates = {
  'catalogs-availabilities-cards-grid': [
    { name: 'as it comes', settings: { columns: 3 }, ...found(several) },
    {
      name: 'with filters above',
      settings: {
        columns: 3,
        'filters-layout': 'stacked',
        'availabilities-filters': [{ id: 'search' }, { id: 'period' }, { id: 'weekday' }],
      },
      ...found(several),
    },
    {
      name: 'every property',
      settings: {
        columns: 2,
        'availabilities-filters': [],
        'availabilities-properties': [
          { id: 'activity' },
          { id: 'weekday' },
          { id: 'time' },
          { id: 'dates' },
          { id: 'location' },
          { id: 'age' },
          { id: 'capacity' },
          { id: 'categories' },
          { id: 'price' },
        ],
      },
      ...found(several.slice(0, 2)),
    },
    { name: 'no results', settings: {}, ...found([]), at: '/dates?search=zzz' },
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;

/** The dates of an activity day by day: with and without a calendar, and none. */
export const galleryOfDays = {
  'activities-availabilities-days': [
    {
      name: 'as it comes',
      settings: {},
      ...about([offered(7), offered(7, { registered: 10, status: 'FULL' }), offered(13)]),
    },
    { name: 'without a calendar', settings: { calendar: false }, ...about([offered(7)]) },
    { name: 'no dates', settings: {}, ...about([]) },
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
