import { afterEach, expect, test } from 'vitest';
import {
  type Draft,
  type DraftPlace,
  draftPlace,
  dropDraftsOfWindow,
  keepDraft,
  readDraft,
} from './drafts.ts';

const NOW = Date.parse('2026-07-06T08:00:00Z');
const DAY = 86_400_000;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const draft = (changes: Draft['changed'], saved_at = NOW): Draft => ({
  saved_at,
  version: 1,
  changed: changes,
  before: {},
});
const placeOf = (path: string, of: Readonly<Record<string, unknown>> = {}) =>
  draftPlace({ collaborator: 'zoe', path, of });
const LOCATION: DraftPlace = {
  storage: 'local',
  key: 'ribambelle_draft:zoe:/api/back-office/locations/hall',
};

test('drafts of the catalogue outlive the window, drafts about people do not, and passwords are never kept', () => {
  expect(placeOf('/api/back-office/locations/{location}', { location: 'hall' })).toEqual(LOCATION);
  const storages = [
    '/api/back-office/activities/{activity}',
    '/api/back-office/settings/identity',
    '/api/back-office/customers/{customer}',
    '/api/back-office/participants',
    '/api/back-office/registrations',
    '/api/back-office/payments/{payment}',
    '/api/back-office/something-new',
    '/api/back-office/account/password',
    '/api/back-office/collaborators',
    '/api/back-office/setup',
  ].map((path) => placeOf(path)?.storage ?? 'none');
  expect(storages).toEqual([
    'local',
    'local',
    'session',
    'session',
    'session',
    'session',
    'session',
    'none',
    'none',
    'none',
  ]);
});

test('another collaborator finds no draft', () => {
  keepDraft(LOCATION, draft({ name: 'Salle' }));
  const place_of_tom = draftPlace({
    collaborator: 'tom',
    path: '/api/back-office/locations/{location}',
    of: { location: 'hall' },
  });
  expect(place_of_tom === null ? null : readDraft(place_of_tom, NOW)).toBeNull();
  expect(readDraft(LOCATION, NOW)?.changed).toEqual({ name: 'Salle' });
});

test('a draft expires after a week, and secret fields are never kept', () => {
  keepDraft(LOCATION, draft({ postcode: '1000', password: 'x', token: 'y' }));
  expect(readDraft(LOCATION, NOW + 6 * DAY)?.changed).toEqual({ postcode: '1000' });
  expect(readDraft(LOCATION, NOW + 8 * DAY)).toBeNull();
});

test('the newest twenty are kept, and none that is too long', () => {
  const at = (n: number): DraftPlace => ({ storage: 'local', key: `${LOCATION.key}${n}` });
  for (let n = 0; n < 25; n += 1) keepDraft(at(n), draft({ n }, NOW + n));
  const is_kept = Array.from({ length: 25 }, (_, n) => readDraft(at(n), NOW) !== null);
  expect(is_kept.indexOf(true)).toBe(5);
  expect(is_kept.filter(Boolean)).toHaveLength(20);
  keepDraft(LOCATION, draft({ text: 'x'.repeat(300_000) }));
  expect(readDraft(LOCATION, NOW)).toBeNull();
});

test('data written by other code is no draft, and signing out removes drafts about people', () => {
  localStorage.setItem(LOCATION.key, '{"saved_at":"soon"}');
  expect(readDraft(LOCATION, NOW)).toBeNull();
  const family: DraftPlace = { storage: 'session', key: 'ribambelle_draft:zoe:family' };
  keepDraft(family, draft({ phone: '0470' }));
  sessionStorage.setItem('other', 'stays');
  dropDraftsOfWindow();
  expect([readDraft(family, NOW), sessionStorage.getItem('other')]).toEqual([null, 'stays']);
});
