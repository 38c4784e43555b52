import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown): string => drawElement({ schema, View, settings });
const item = { id: 'lunch', question: 'Que mange-t-on ?', answer: '<p>Un repas chaud.</p>' };

test('each question folds its answer, all in one group, so that one is open at a time', () => {
  const html = draw({ items: [item, { ...item, id: 'bus', question: 'Y a-t-il un car ?' }] });
  const groups = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
  expect(groups).toEqual(['faq-element', 'faq-element']);
  expect(html).not.toContain('open');
  expect(html).toMatch(/<summary[^>]*>Que mange-t-on \?<\/summary>[\s\S]*<p>Un repas chaud.<\/p>/);
});

test.each([
  {},
  { items: [] },
  { items: [{ ...item, question: ' ' }] },
  { items: [{ ...item, answer: '' }] },
  { items: [{ question: 'Sans nom ?', answer: 'x' }] },
])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
