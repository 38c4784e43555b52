import type { GalleryScene } from './gallery-scene.ts';
import { listStates } from './gallery-states.ts';
import { sampleAvailability, sampleDate } from './sample-answers.ts';

const onDay = (day: number, changes: Parameters<typeof sampleDate>[1] = {}) => {
  const { id, cuid, start_at, end_at, price, activity } = sampleAvailability();
  const availability = {
    id,
    cuid,
    start_at,
    end_at,
    price,
    activity: { ...activity, categories: [] },
    age_minimum: null,
    age_maximum: null,
    opens_at: null,
    location: null,
  };
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
const availabilityOf = (id: number, changes: Parameters<typeof sampleAvailability>[0] = {}) =>
  sampleAvailability({ id, cuid: `cdate${id}`, ...changes });
const full = {
  status: 'FULL' as const,
  dates: [6, 7].map((day) => sampleDate(day, { registered: 10, status: 'FULL' as const })),
};
const datesScene = (data: readonly unknown[]): Omit<GalleryScene, 'name' | 'settings'> => ({
  at: '/dates',
  answers: {
    listAvailabilities: { data, count: data.length },
    listCategoryGroups: { data: [] },
    listLocations: { data: [] },
    listActivityPeriods: { data: [{ period: '2026-07' }] },
  },
});
const several = [
  availabilityOf(1),
  availabilityOf(2, { activity: { ...sampleAvailability().activity, title: LONG } }),
  availabilityOf(3, full),
  availabilityOf(4, { price: 0, location: null }),
];

const usual = datesScene(several);
const filters = {
  listCategoryGroups: {
    data: [
      {
        cuid: 'cgroup',
        title: 'Univers',
        scope: 'PRIMARY',
        order: 1,
        categories: ['Natation', 'Théâtre et arts de la scène', 'Cuisine'].map((title) => ({
          cuid: title.toLowerCase().replaceAll(/[^a-z]/gu, ''),
          title,
        })),
      },
    ],
  },
  listLocations: {
    data: ['Piscine Nereus', 'Maison des Arts', 'Parc de la Héronnière'].map((title, index) => ({
      cuid: `clocation${index}`,
      title,
      city: 'Ganshoren',
    })),
  },
};
const days = {
  listAvailabilityDays: {
    dates: ['2026-07-06', '2026-07-07', '2026-07-13', '2026-09-02'].map((date) => ({ date })),
  },
};
const dates_scene = { at: '/dates', answers: { ...usual.answers, ...filters, ...days } };
const none = {
  ...dates_scene,
  answers: { ...dates_scene.answers, ...datesScene([]).answers, ...filters, ...days },
};

/** The states that every list of dates has: as it comes, loading, empty, refused and others. */
const states: readonly GalleryScene[] = [
  { name: 'as it comes', settings: {}, ...dates_scene },
  {
    name: 'in colour, at their own size',
    settings: {
      'availabilities-filters': [],
      'card-image-grayscale': false,
      'card-image-aspect-ratio': '1 / 1',
    },
    ...dates_scene,
  },
  { name: 'loading', settings: {}, at: '/dates', waiting: true },
  { name: 'refetching', settings: {}, ...dates_scene, next: '/dates?search=eau' },
  {
    name: 'nothing found',
    settings: {},
    ...none,
    at: '/dates?date=2026-07-08&location=clocation1',
  },
  { name: 'nothing yet', settings: {}, ...none },
  { name: 'not answered', settings: {}, at: '/dates' },
  { name: 'invalid settings', settings: { catalogs: 'all' }, refused: true },
];

/** The dates of all activities as cards. */
export const galleryOfDates = {
  'catalogs-availabilities-cards': states,
  'catalogs-availabilities-quick-list': states,
  'catalogs-inline-filters': [
    { name: 'as it comes', settings: {}, ...dates_scene },
    { name: 'active', settings: {}, ...dates_scene, at: '/dates?search=eau&location=clocation1' },
    {
      name: 'with a calendar of the days',
      settings: { 'availabilities-filters': [{ id: 'search' }, { id: 'date-calendar' }] },
      ...dates_scene,
    },
    { name: 'nothing to filter by', settings: { 'availabilities-filters': [] } },
    {
      name: 'invalid settings',
      settings: { 'availabilities-filters': 'all' },
      refused: true,
    },
  ],
  'catalogs-availabilities-cards-grid': [
    { name: 'as it comes', settings: { columns: 3 }, ...datesScene(several) },
    {
      name: 'with filters above',
      settings: {
        columns: 3,
        'filters-layout': 'stacked',
        'availabilities-filters': [{ id: 'search' }, { id: 'period' }, { id: 'weekday' }],
      },
      ...datesScene(several),
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
      ...datesScene(several.slice(0, 2)),
    },
    { name: 'no results', settings: {}, ...datesScene([]), at: '/dates?search=zzz' },
    ...listStates({
      ...datesScene(several),
      next: '/dates?search=eau',
      known: { ...filters, listActivityPeriods: { data: [] } },
      invalid: { sorting: 'price' },
    }),
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;

/** The dates of an activity day by day: with and without a calendar, and none. */
export const galleryOfDays = {
  'activities-availabilities-days': [
    {
      name: 'as it comes',
      settings: {},
      ...about([onDay(7), onDay(7, { registered: 10, status: 'FULL' }), onDay(13)]),
    },
    { name: 'without a calendar', settings: { calendar: false }, ...about([onDay(7)]) },
    { name: 'no dates', settings: {}, ...about([]) },
    ...listStates({
      ...about([onDay(7)]),
      next: '/activities/natation?date=2026-07-13',
      invalid: { calendar: 'maybe' },
    }),
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
