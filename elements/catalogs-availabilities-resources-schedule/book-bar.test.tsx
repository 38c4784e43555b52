// @vitest-environment happy-dom
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleResource, sampleSlots, sampleWebsite } from '../sample-answers.ts';
import { BookBar } from './book-bar.tsx';

afterEach(cleanup);

type Slots = ReturnType<typeof sampleSlots>['data'];

/** The bar below a schedule in which these hours are chosen; answers where it led. */
async function drawBar(slots: Slots) {
  const went: string[] = [];
  const nothing = () => {};
  const texts = await loadTexts({
    language: 'fr',
    nouns: ['shell', 'resources', 'catalogue-dates'],
    errors: true,
  });
  const router = {
    pageUrl: pageUrlOf(new URL('http://site.test/courts'), 'fr'),
    params: {},
    hostname: 'site.test',
    preview: false,
    navigate: (href: string) => void went.push(href),
    prefetch: nothing,
    reload: nothing,
  };
  const site = {
    website: sampleWebsite,
    catalogue: { title: 'Activités', pathname: '/activities' },
    rendered_at: SAMPLE_NOW,
    provider_site: 'https://provider.test',
  };
  render(
    <TextsProvider texts={texts}>
      <RouterProvider router={router}>
        <SiteProvider site={site}>
          <BookBar resources={[sampleResource()]} slots={slots} clear={nothing} />
        </SiteProvider>
      </RouterProvider>
    </TextsProvider>,
  );
  return went;
}

const [long, short] = sampleSlots().data;
const said = () => screen.getByRole('region').textContent.replaceAll('\u00a0', ' ');
const lengths = () => screen.queryByRole('group', { name: 'Durée' });
const book = () => fireEvent.click(screen.getByRole('button', { name: 'Réserver' }));

test('an hour that is sold in several lengths asks for how long, the shortest first', async () => {
  const went = await drawBar(long === undefined ? [] : [long]);
  expect(said()).toContain('18,00');
  fireEvent.click(screen.getByRole('button', { name: '90 minutes' }));
  expect(said()).toContain('25,00');
  book();
  expect(went[0]).toContain('duration=5400');
});

test('of one length nothing is asked, nor of hours that are booked together', async () => {
  const went = await drawBar(short === undefined ? [] : [short]);
  expect(lengths()).toBeNull();
  book();
  expect(went[0]).toContain('duration=3600');
  cleanup();
  await drawBar(long === undefined || short === undefined ? [] : [long, short]);
  expect(lengths()).toBeNull();
});
