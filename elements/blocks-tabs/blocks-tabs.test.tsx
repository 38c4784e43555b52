import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { currentLink } from './current-link.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const links = [
  { text: 'Agenda', href: '/agenda' },
  { text: 'Le samedi', href: '/agenda?weekday=6' },
  { text: 'La semaine', href: '/week' },
  { text: 'Ailleurs', href: 'https://example.org/agenda' },
];
const draw = (settings: unknown, at = '/agenda') =>
  drawWithAnswers({ schema, View, needs: { texts: [] } }, { settings, at });
const at = (address: string) => pageUrlOf(new URL(address, 'http://localhost'), 'fr');
const hrefs = links.map(({ href }) => href);

test('draws each link, and marks the current one', async () => {
  const { html } = await draw({ links, label: 'Les dates' });
  expect(html).toMatch(/<nav[^>]*aria-label="Les dates"/u);
  expect(html.match(/<a /gu)).toHaveLength(4);
  expect(html.match(/aria-current="page"/gu)).toHaveLength(1);
  expect(html).toMatch(
    /<a[^>]*href="\/fr\/agenda"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/fr\/agenda"/u,
  );
});

test('without a label it is named after its links', async () => {
  expect((await draw({ links: links.slice(0, 2) })).html).toContain(
    'aria-label="Agenda, Le samedi"',
  );
});

test.each([
  ['/agenda', 0],
  ['/fr/agenda', 0],
  ['/agenda?weekday=6', 1],
  ['/agenda?page_number=2&weekday=6', 1],
  ['/agenda?weekday=5', 0],
  ['/agenda?search=eau', 0],
  ['/week?date=2026-07-06', 2],
  ['/elsewhere', -1],
])('at %s link %i is current: path and query are the same', (address, index) => {
  expect(currentLink(hrefs, at(address))).toBe(index);
});

test('a link with a query that the address does not have is not current', () => {
  expect(currentLink(['/agenda?weekday=6'], at('/agenda'))).toBe(-1);
});

test.each([
  {},
  { links: [] },
  { links: [{ text: '', href: '/' }] },
  { links: [{ text: 'a', href: 'javascript:alert(1)' }] },
])('draws nothing for %o', async (settings) => {
  expect((await draw(settings)).html).toBe('');
});
