import { describe, expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleCard } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const activity = {
  ...sampleCard(),
  description: '',
  instructions: '',
  default_price: 12500,
  deposit_from: 0,
  default_deposit: 0,
  default_capacity: null,
  settings: { allow_registrations_after_start: false },
};
const review = {
  cuid: 'crated',
  author: 'Anne D.',
  created_at: '2026-06-30T22:30:00.000Z',
  score: 4.5,
  message: 'Trop <b>bien</b>',
  answer: 'Merci <i>Anne</i>',
};
const review_page = { data: [review], count: 7, average_score: 4.64 };
const draw = (reviews: unknown, scene: { at?: string; settings?: unknown } = {}) =>
  drawWithAnswers(
    { schema, View, needs, data, head },
    {
      settings: scene.settings ?? {},
      at: scene.at ?? '/activities/natation',
      params: { activity: 'natation' },
      answers: (name) => (name === 'getActivity' ? activity : reviews),
    },
  );
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('reviews on the page of an activity', () => {
  test('show the mean and the count in one line, and each author, date and message, with the stars in words', async () => {
    const { html } = await draw(review_page);
    const words = wordsOf(html);
    expect(words).toContain('4,6 sur 5 · 7 avis');
    expect(words).toContain('Anne D. juillet 2026');
    expect(html).toContain('aria-label="4,5 sur 5"');
    expect(html).toContain('Trop &lt;b&gt;bien&lt;/b&gt;');
    expect(html).toContain('Merci &lt;i&gt;Anne&lt;/i&gt;');
    expect(words).toMatch(/Réponse de \S/u);
  });

  test('do not name a family that is gone', async () => {
    const anonymous = { ...review, author: null, message: null, answer: null };
    const { html } = await draw({ ...review_page, data: [anonymous] });
    expect(wordsOf(html)).toContain('Une famille juillet 2026');
    expect(html).not.toContain('Réponse de');
  });

  test('are folded at first, and link to their next page, which is unfolded', async () => {
    const first = (await draw(review_page)).html;
    expect(first).toMatch(/<details[^>]*id="reviews"/u);
    expect(first).not.toMatch(/<details[^>]*open/u);
    expect(first).toContain('href="/fr/activities/natation?reviews=2#reviews"');
    const { html, calls } = await draw(review_page, { at: '/activities/natation?reviews=2' });
    expect(html).toMatch(/<details[^>]*open/u);
    expect(html).toContain('href="/fr/activities/natation?reviews=1#reviews"');
    expect(html).not.toContain('reviews=3');
    expect(calls[1]?.request).toEqual({ activity: 'natation', page_number: 2, page_size: 5 });
  });

  test.each(['0', '-1', 'x', '1.5', '9999999', '2 or 1=1'])(
    'start at the first page for %j',
    async (page_text) => {
      const at = `/activities/natation?reviews=${encodeURIComponent(page_text)}`;
      const { calls } = await draw(review_page, { at });
      expect(calls[1]?.request).toMatchObject({ page_number: 1 });
    },
  );

  test('are hidden when there are none, when they cannot be read and when the organiser disables them', async () => {
    const off = { 'activities-properties': [{ id: 'reviews', disabled: true }] };
    const scenes = [
      await draw({ data: [], count: 0, average_score: null }),
      await draw(undefined),
      await draw(review_page, { settings: off }),
    ];
    for (const { html, head: about } of scenes) {
      expect(html).not.toContain('id="reviews"');
      expect(about.json_ld).not.toHaveProperty('aggregateRating');
    }
    expect(scenes[2]?.calls).toHaveLength(1);
  });

  test('are shown on pages made before reviews existed', async () => {
    const older = { 'activities-properties': [{ id: 'price' }] };
    expect((await draw(review_page, { settings: older })).html).toContain('id="reviews"');
  });

  test('are given to search engines as a mean', async () => {
    expect((await draw(review_page)).head.json_ld).toMatchObject({
      '@type': 'Course',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.6',
        reviewCount: 7,
        bestRating: 5,
        worstRating: 0,
      },
    });
  });
});
