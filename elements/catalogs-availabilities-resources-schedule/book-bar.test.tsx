// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { sampleResource, sampleSlots } from '../sample-answers.ts';
import { BookBar } from './book-bar.tsx';

afterEach(cleanup);

type Slots = ReturnType<typeof sampleSlots>['data'];

/** Draws the bar below a schedule with these hours chosen; returns the address to which it led. */
const drawBar = (slots: Slots) =>
  renderInSite(<BookBar resources={[sampleResource()]} slots={slots} clear={() => {}} />, {
    call: createClient({}),
    nouns: ['shell', 'resources', 'catalogue-dates'],
    at: '/courts',
  });

const [long, short] = sampleSlots().data;
const barText = () => screen.getByRole('region').textContent.replaceAll('\u00a0', ' ');
const lengths = () => screen.queryByRole('group', { name: 'Durée' });
const book = () => fireEvent.click(screen.getByRole('button', { name: 'Réserver' }));

test('an hour with several lengths asks for one, with the shortest chosen first', async () => {
  const addresses = await drawBar(long === undefined ? [] : [long]);
  expect(barText()).toContain('18,00');
  fireEvent.click(screen.getByRole('button', { name: '90 minutes' }));
  expect(barText()).toContain('25,00');
  book();
  expect(addresses[0]).toContain('duration=5400');
});

test('asks for no length where there is only one, or where several hours are booked together', async () => {
  const addresses = await drawBar(short === undefined ? [] : [short]);
  expect(lengths()).toBeNull();
  book();
  expect(addresses[0]).toContain('duration=3600');
  cleanup();
  await drawBar(long === undefined || short === undefined ? [] : [long, short]);
  expect(lengths()).toBeNull();
});

test('two consecutive hours that are not sold as one length are booked hour by hour', async () => {
  const start_at = '2026-07-06T10:00:00.000Z';
  const addresses = await drawBar(
    short === undefined ? [] : [short, { ...short, id: 'next', start_at }],
  );
  expect(barText()).toContain('36,00');
  book();
  expect(addresses[0]).toContain('duration=3600&times=2');
});
