import type { GalleryScene } from './gallery-scene.ts';
import { listStates, refusedFor } from './gallery-states.ts';
import { sampleResource, sampleSlots } from './sample-answers.ts';

const court = sampleResource();
const room = sampleResource({
  id: 2,
  cuid: 'croom',
  name: 'La grande salle des anniversaires, avec sa cuisine et le jardin juste derrière',
  location: null,
  configuration: {
    ...court.configuration,
    prices: [{ duration: 7_200, amount: 0 }],
    maximum_participants: 1,
  },
});
const list = { data: [court, room], count: 2 };
const none = { data: [], count: 0 };
const add = '/cart/bookings/add?resource=cresource&start_at=2026-07-06T07:00:00.000Z&duration=3600';

/** Resources in their states: a court and a room, free and not, and none. */
export const galleryOfResources = {
  'resources-cards-grid': [
    { name: 'as it comes', settings: {}, at: '/resources', answers: { listResources: list } },
    { name: 'none yet', settings: {}, at: '/resources', answers: { listResources: none } },
    ...listStates({
      at: '/resources',
      next: '/resources?page_number=2',
      answers: { listResources: list },
      invalid: { columns: 'two' },
    }),
  ],
  'resources-default': [
    {
      name: 'as it comes',
      settings: { subtitle: 'Sous les tilleuls' },
      params: { resource: 'cresource' },
      at: '/resources/cresource',
      answers: { getResource: court, listResourceAvailabilities: sampleSlots() },
    },
    {
      name: 'nothing free',
      settings: {},
      params: { resource: 'croom' },
      at: '/resources/croom',
      answers: { getResource: room, listResourceAvailabilities: none },
    },
    {
      name: 'free hours not answered',
      settings: {},
      params: { resource: 'cresource' },
      at: '/resources/cresource',
      answers: { getResource: court },
    },
    { name: 'not there', settings: {}, params: { resource: 'cresource' }, at: '/resources/c' },
    refusedFor({ subtitle: 5 }),
  ],
  'resources-daily-schedule': [
    {
      name: 'as it comes',
      settings: {},
      at: '/resources',
      answers: { listResources: list, listResourceAvailabilities: sampleSlots() },
    },
    {
      name: 'nothing free',
      settings: {},
      at: '/resources',
      answers: { listResources: list, listResourceAvailabilities: none },
    },
    { name: 'none yet', settings: {}, at: '/resources', answers: { listResources: none } },
    ...listStates({
      at: '/resources',
      next: '/resources?date=2026-01-07',
      known: { listResources: list },
      answers: { listResourceAvailabilities: sampleSlots() },
      invalid: { resources: ['all'] },
    }),
  ],
  'catalogs-availabilities-resources-schedule': [
    {
      name: 'as it comes',
      settings: {},
      at: '/courts?date=2026-01-12',
      answers: { listResources: list, listResourceAvailabilities: sampleSlots() },
    },
    {
      name: 'one below the other, each to its booking',
      settings: { mode: 'stacked', 'multiple-selection': false, 'show-empty-groups': [] },
      at: '/courts?date=2026-01-12',
      answers: { listResources: list, listResourceAvailabilities: sampleSlots() },
    },
    {
      name: 'the week of one',
      settings: { span: 'week' },
      at: '/courts/week?date=2026-07-06',
      answers: { listResources: list, listResourceAvailabilities: sampleSlots() },
    },
    {
      name: 'a week without anything free',
      settings: { span: 'week' },
      at: '/courts/week?date=2026-07-06&resource=croom',
      answers: { listResources: list, listResourceAvailabilities: none },
    },
    {
      name: 'nothing free',
      settings: {},
      at: '/courts',
      answers: { listResources: list, listResourceAvailabilities: none },
    },
    { name: 'none yet', settings: {}, at: '/courts', answers: { listResources: none } },
    ...listStates({
      at: '/courts',
      next: '/courts?date=2026-01-13',
      known: { listResources: list },
      answers: { listResourceAvailabilities: sampleSlots() },
      invalid: { mode: 'maybe' },
    }),
  ],
  'cart-add-bookings': [
    {
      name: 'as it comes',
      settings: {},
      at: add,
      answers: { getResource: court, listResourceAvailabilities: sampleSlots() },
    },
    { name: 'nothing named', settings: {}, at: '/cart/bookings/add', answers: {} },
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
