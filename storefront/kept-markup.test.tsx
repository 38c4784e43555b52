import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type CardFacts, PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import { KeepMarkupProvider } from '@ribambelle/ui/data/kept.tsx';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepMarkup } from './kept-markup.ts';

const nothing = () => {};
const card: CardFacts = {
  href: '/activities/cirque',
  title: 'Cirque <&> acrobatie',
  heading: 'h3',
  picture: { src: null, motif: 'stage', seed: 'cirque' },
  chip: 'Scène',
  facts: ['6-9 ans', 'Salzinnes'],
  price: { amount: 12500, language: 'fr', before: 'dès' },
  badge: { tone: 'red', words: 'Complet' },
  note: 'Plus que 2 places',
};

interface Drawing {
  readonly card: CardFacts;
  readonly language?: Language;
  readonly eager?: boolean;
}

function draw(
  { card: facts, language = 'fr', eager = false }: Drawing,
  keep: ReturnType<typeof keepMarkup> | null,
): string {
  const router = {
    pageUrl: pageUrlOf({ pathname: '/', search: '', hash: '' }, language),
    params: {},
    hostname: 'localhost',
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  return renderToStaticMarkup(
    <KeepMarkupProvider value={keep}>
      <RouterProvider router={router}>
        <PictureCard card={facts} eager={eager} />
      </RouterProvider>
    </KeepMarkupProvider>,
  );
}

test('a kept card has the same markup as a drawn one, the first time and every time after', () => {
  const keep = keepMarkup();
  const html = draw({ card }, null);
  expect(html).toContain('Cirque &lt;&amp;&gt; acrobatie');
  expect(draw({ card }, keep)).toBe(html);
  expect(draw({ card: { ...card } }, keep)).toBe(html);
});

test('a card is drawn once for the same facts, and again for other facts or another language', () => {
  const memory = keepMarkup();
  const keys = new Set<string>();
  const keep = vi.fn((key: string, drawing: Parameters<typeof memory>[1]) => {
    keys.add(key);
    return memory(key, drawing);
  });
  draw({ card }, keep);
  draw({ card }, keep);
  expect(keep).toHaveBeenCalledTimes(2);
  expect(keys.size).toBe(1);
  expect(draw({ card: { ...card, price: 'Gratuit' } }, keep)).toContain('Gratuit');
  expect(draw({ card, language: 'en' }, keep)).toContain('href="/en/activities/cirque"');
  expect(draw({ card }, keep)).toContain('href="/fr/activities/cirque"');
  expect(keys.size).toBe(3);
});

test('a card whose picture is visible at once is never kept, so that its page fetches the picture early', () => {
  const keep = vi.fn(keepMarkup());
  expect(draw({ card, eager: true }, keep)).toContain('rel="preload"');
  expect(keep).not.toHaveBeenCalled();
});

test('the memory is bounded: after three thousand other cards, one is drawn again', () => {
  const keep = keepMarkup();
  const fill = (from: number, until: number) => {
    for (let index = from; index < until; index += 1) keep(`${index}`, <i>{index}</i>);
  };
  keep('first', <b>before</b>);
  fill(0, 2999);
  expect(keep('first', <b>after</b>)).toBe('<b>before</b>');
  fill(2999, 3001);
  expect(keep('first', <b>after</b>)).toBe('<b>after</b>');
});
