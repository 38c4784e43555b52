// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createClient } from '@ribambelle/api/client.ts';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressSearch } from './address-search.tsx';

const proposal = {
  address: 'Rue du Bailli 12, 1050 Ixelles',
  street: 'Rue du Bailli',
  number: '12',
  postcode: '1050',
  city: 'Ixelles',
  country: 'BE',
  latitude: 50.8,
  longitude: 4.3,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function typeAddress(): Promise<HTMLElement> {
  const texts = await loadTexts({ language: FIRST_LANGUAGE, nouns: ['customers'], errors: false });
  const call = createClient({
    origin: 'https://zoe.test',
    fetch: async () => Response.json({ data: [proposal] }),
  });
  render(
    <CallProvider call={call}>
      <TextsProvider texts={texts}>
        <AddressSearch onPick={() => {}} />
      </TextsProvider>
    </CallProvider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'bailli' } });
  return field;
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('addresses are suggested after a pause in typing', async () => {
  const field = await typeAddress();
  await wait();
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('suggestions that arrive after the focus has moved on are not shown', async () => {
  const field = await typeAddress();
  fireEvent.blur(field);
  await wait();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});
