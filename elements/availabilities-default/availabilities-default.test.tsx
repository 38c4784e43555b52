import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { keptForMembers, sampleAvailability } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (
  changes: Parameters<typeof sampleAvailability>[0] = {},
  scene: { settings?: unknown; language?: Language } = {},
) =>
  drawWithAnswers(
    { schema, View, needs, data },
    {
      settings: scene.settings ?? {},
      language: scene.language ?? 'fr',
      params: {
        slug: 'natation',
        availability: 'cavailability',
      },
      answers: () => sampleAvailability(changes),
    },
  );

test('draws title, dates, price, deposit, place, age and free places', async () => {
  const { html } = await draw();
  expect(html).toMatch(/<h1[^>]*>Natation<\/h1>.*du lun\.\u00a06 au ven\.\u00a010 juillet/su);
  expect(html).toMatch(/125,00\s€.*Acompte de 45,00\s€/su);
  expect(html).toContain('Place de la Reine 1, 1083 Ganshoren');
  expect(html).toContain('de 6 à 12 ans');
  expect(html).toContain('2 places libres');
});

test.each([
  ['closed', { status: 'CLOSED' as const }, 'Les inscriptions sont fermées'],
  ['full', { status: 'FULL' as const }, 'Cette activité est complète'],
  [
    'not open yet',
    { registrations_start_at: '2026-02-01T08:00:00.000Z' },
    'Ouverture : dim.\u00a01er février 2026 à 9\u00a0h',
  ],
  [
    'no longer open',
    { registrations_end_at: '2026-01-01T08:00:00.000Z' },
    'Les inscriptions sont closes',
  ],
  ['started', { start_at: '2026-01-01T08:00:00.000Z' }, 'Cette activité a déjà commencé'],
  [
    'over',
    { start_at: '2025-01-01T08:00:00.000Z', end_at: '2025-01-02T08:00:00.000Z' },
    'Cette activité est terminée',
  ],
  [
    'by request',
    { registration_flow: 'REQUEST' as const },
    'href="/fr/cart/registrations-requests/natation?availabilities=cavailability&amp;date=2026-07-06"',
  ],
])('explains why nobody can register when it is %s', async (_case, changes, words) => {
  const { html } = await draw(changes);
  expect(html).toContain(words);
  expect(html).not.toContain('S’inscrire</a>');
});

test.each([
  ['full', { status: 'FULL' as const }, true],
  ['closed', { status: 'CLOSED' as const }, true],
  ['overlapping', { status: 'OVERLAP' as const }, false],
  ['open', {}, false],
  [
    'over',
    {
      status: 'FULL' as const,
      start_at: '2025-01-01T08:00:00.000Z',
      end_at: '2025-01-02T08:00:00.000Z',
    },
    false,
  ],
])(
  'offers a waiting list only where one is possible, when it is %s (2 §4)',
  async (_case, changes, has_waiting_list) => {
    const { html } = await draw(changes);
    expect(html.includes('Liste d’attente')).toBe(has_waiting_list);
  },
);

test.each([
  ['open', {}, /href="#registration"[^>]*>S’inscrire</u],
  [
    'full',
    { status: 'FULL' as const },
    /Cette activité est complète<\/p><a [^>]*href="#registration"[^>]*>Liste d’attente</u,
  ],
  [
    'not open yet',
    { registrations_start_at: '2026-02-01T08:00:00.000Z' },
    /ouvrent bientôt<\/p><a class="[^"]*" href="[^"]*\/activities\/natation"/u,
  ],
  [
    'by request',
    { registration_flow: 'REQUEST' as const },
    /href="[^"]*registrations-requests[^"]*"[^>]*>Choisir mes dates</u,
  ],
])('shows the next step in the bottom bar when it is %s', async (_case, changes, bar) => {
  expect((await draw(changes)).html).toMatch(bar);
});

test.each([
  ['members alone', true, 'Pour s’inscrire, il faut être membre'],
  ['members first', false, 'Ouvert à tous dès le mer.\u00a01er juillet 2026 à 9\u00a0h'],
])('says that it is for %s, with a link to the membership', async (_case, only, words) => {
  const { html } = await draw(keptForMembers(only));
  expect(html).toContain(words);
  expect(html).toMatch(/href="[^"]*\/memberships\/cmembership"[^>]*>Ami de L’Éclaircie</u);
  expect(html).toContain('<li>Membre d’honneur</li>');
  expect(html).toContain('S’inscrire</a>');
});

test('says when members can register, before that moment', async () => {
  const early = keptForMembers(false);
  const members = early.members && { ...early.members, start_at: '2026-06-24T07:00:00.000Z' };
  const { html } = await draw({ ...early, members: members ?? null });
  expect(html).toContain('Les membres peuvent s’inscrire dès le mer.\u00a024 juin 2026');
  expect(html).toContain('Les inscriptions ouvrent bientôt');
});

test('reads in English', async () => {
  const { html } = await draw({ status: 'FULL' }, { language: 'en' });
  expect(html).toMatch(/Mon\u00a06 – Fri\u00a010 July.*This activity is full/su);
});

test('draws nothing for invalid settings', async () => {
  expect(await draw({}, { settings: { 'availabilities-properties': [{ id: 'colour' }] } })).toEqual(
    { html: '', calls: [], head: {} },
  );
});

test('a wrong slug redirects to the right one, and other addresses name it as canonical (R2)', async () => {
  const headAt = async (params: Record<string, string>) =>
    (
      await drawWithAnswers(
        { schema, View, needs, data, head },
        { settings: {}, params, answers: () => sampleAvailability() },
      )
    ).head;
  const right = '/availabilities/natation/cavailability';
  expect(await headAt({ slug: 'autre', availability: 'cavailability' })).toMatchObject({
    redirect_path: right,
  });
  expect(await headAt({ slug: 'natation', availability: 'cavailability' })).toMatchObject({
    redirect_path: null,
    canonical_path: right,
  });
  expect(await headAt({ availability: 'cavailability' })).toMatchObject({
    redirect_path: null,
    canonical_path: right,
  });
});

test('tells search engines that it is an event, and that it is sold out', async () => {
  const { head: input } = await drawWithAnswers(
    { schema, View, needs, data, head },
    {
      settings: {},
      params: { availability: 'cavailability' },
      answers: () => sampleAvailability({ status: 'FULL' }),
    },
  );
  expect(input.json_ld).toMatchObject({
    '@type': 'Event',
    image: ['/share/cactivity.png'],
    offers: { price: '125.00', availability: 'https://schema.org/SoldOut' },
  });
});
