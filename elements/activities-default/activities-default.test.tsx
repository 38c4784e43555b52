import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleCard } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const activity = {
  ...sampleCard(),
  description: '<p>Long texte.</p>',
  instructions: '',
  default_price: 12500,
  deposit_from: 4500,
  default_deposit: 9900,
  default_capacity: null,
  settings: { allow_registrations_after_start: false },
};
const no_reviews = { data: [], count: 0, average_score: null };
const draw = (
  settings: unknown,
  changes: Partial<Omit<typeof activity, 'deposit_from'>> & { deposit_from?: number | null } = {},
) =>
  drawWithAnswers(
    { schema, View, needs, data, head },
    {
      settings,
      params: { activity: 'natation' },
      answers: (name) => (name === 'getActivity' ? { ...activity, ...changes } : no_reviews),
    },
  );

test('draws title, description, price and deposit', async () => {
  const { html, calls } = await draw({});
  expect(html).toMatch(/<h1[^>]*>Natation<\/h1>/u);
  expect(html).toContain('<p>Long texte.</p>');
  expect(html).toMatch(/125,00\s€.*Acompte de 45,00\s€/su);
  expect(calls).toMatchObject([
    { name: 'getActivity', page_depends: true },
    { name: 'listActivityReviews', page_depends: false },
  ]);
});

test('names five places, and counts the others', async () => {
  const places = (count: number) => Array.from({ length: count }, (_each, at) => `Lieu ${at + 1}`);
  expect((await draw({}, { locations: places(5) })).html).toContain('Lieu 4 · Lieu 5<');
  const many = (await draw({}, { locations: places(100) })).html;
  expect(many).toContain('Lieu 5 · et 95 autres lieux<');
  expect(many).not.toContain('Lieu 6');
  expect((await draw({}, { locations: places(6) })).html).toContain('Lieu 5 · et 1 autre lieu<');
});

test.each([0, null])(
  'does not mention a deposit of zero or one that varies (%o)',
  async (deposit_from) => {
    expect((await draw({}, { deposit_from })).html).not.toContain('Acompte');
  },
);

test('shows several pictures side by side, with buttons', async () => {
  const images = [1, 2].map((id) => ({
    id,
    public_url: `/files/${id}`,
    width: null,
    height: null,
  }));
  const { html } = await draw({}, { images });
  expect(html).toContain('/files/2');
  expect(html).toContain('Image suivante');
});

test('hides disabled properties', async () => {
  expect(
    (await draw({ 'activities-properties': [{ id: 'price', disabled: true }] })).html,
  ).not.toContain('125');
});

test('draws nothing without its activity or with invalid settings', async () => {
  const empty = await drawWithAnswers(
    { schema, View, needs, data },
    { settings: {}, params: { activity: 'x' } },
  );
  expect(empty.html).toBe('');
  expect(await draw({ 'activities-properties': 'all' })).toEqual({ html: '', calls: [], head: {} });
});

test('has a canonical address with its slug', async () => {
  const { head: input } = await drawWithAnswers(
    { schema, View, needs, data, head },
    {
      settings: {},
      params: { activity: 'cactivity' },
      answers: (name) => (name === 'getActivity' ? activity : no_reviews),
    },
  );
  expect(input).toMatchObject({ title: 'Natation', canonical_path: '/activities/natation' });
});

test('describes a course to search engines, with pictures, lowest price and next dates', async () => {
  const public_url = '/files/1#20%/**/90%';
  const image = { id: 1, public_url, width: null, height: null };
  const { head: about } = await draw({}, { images: [image] });
  expect(about.json_ld).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Natation',
    description: 'Dans l’eau.',
    image: ['/files/1'],
    offers: { '@type': 'Offer', category: 'Paid', price: '125.00', priceCurrency: 'EUR' },
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        startDate: '2026-07-06T07:00:00.000Z',
        endDate: '2026-07-10T14:00:00.000Z',
        location: { '@type': 'Place', name: 'Piscine Nereus' },
      },
    ],
  });
});

test('a free course without a picture, a place or a date states only what is known', async () => {
  const { head: about } = await draw(
    {},
    { images: [], price_from: 0, next_start_at: null, next_end_at: null, locations: [] },
  );
  expect(about.json_ld).toMatchObject({
    image: ['/share/cactivity.png'],
    offers: { category: 'Free', price: '0.00' },
  });
  expect(about.json_ld).not.toHaveProperty('hasCourseInstance');
});
