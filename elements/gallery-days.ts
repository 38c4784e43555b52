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
