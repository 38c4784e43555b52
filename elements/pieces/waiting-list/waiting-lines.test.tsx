import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import { WaitingLines } from './waiting-lines.tsx';

const entry: Answer<'listWaitingListEntries'>['data'][number] = {
  id: 3,
  cuid: 'centry',
  position: 3,
  together: false,
  created_at: '2026-01-04T08:00:00.000Z',
  offered_at: null,
  offer: null,
  advance_order: null,
  participant: {
    id: 5,
    cuid: 'clea',
    fullname: 'Léa Dubois',
  },
  availability: {
    id: 7,
    cuid: 'cavailability',
    start_at: '2026-07-06T07:00:00.000Z',
    end_at: '2026-07-10T14:00:00.000Z',
    open: false,
    activity: {
      slug: 'natation',
      title: 'Natation',
    },
  },
};

const draw = async (
  changes: object,
  scene: { title?: 'participant' | 'activity'; language?: Language } = {},
) => {
  const { title = 'participant', language = 'fr' } = scene;
  const View = () => <WaitingLines entries={[{ ...entry, ...changes }]} title={title} />;
  const { html } = await drawWithAnswers(
    { schema: z.object({}), View, needs: { texts: ['waiting-list'] } },
    { settings: {}, language },
  );
  return html;
};

test.each([
  [1, 'Vous êtes en tête de la liste', 'You are first in line'],
  [2, 'Vous êtes 2e sur la liste', 'You are 2nd in line'],
  [3, 'Vous êtes 3e sur la liste', 'You are 3rd in line'],
  [11, 'Vous êtes 11e sur la liste', 'You are 11th in line'],
  [21, 'Vous êtes 21e sur la liste', 'You are 21st in line'],
])('shows the position %s in both languages', async (position, french, english) => {
  expect(await draw({ position })).toContain(french);
  expect(await draw({ position }, { language: 'en' })).toContain(english);
});

test('on the page of a date, names the participant who waits and whose place can be given up', async () => {
  const html = await draw({});
  expect(html).toContain('Léa Dubois');
  expect(html).toContain('aria-label="Quitter la liste : Léa Dubois"');
  expect(html).not.toContain('href=');
});

test('in the account, links to the date and says when a place is free', async () => {
  const html = await draw(
    { availability: { ...entry.availability, open: true }, offered_at: '2026-01-05T07:00:00.000Z' },
    { title: 'activity' },
  );
  expect(html).toContain('/availabilities/natation/cavailability"');
  expect(html).toContain('Une place est libre');
  expect(html).not.toContain('Vous êtes');
});

test('says that a place was free when it is taken again', async () => {
  expect(await draw({ offered_at: '2026-01-05T07:00:00.000Z' })).toContain(
    'Une place s’est libérée pour vous.',
  );
});

const offer = {
  expires_at: '2026-01-06T08:00:00.000Z',
  date_ids: [1],
  in_cart: false,
  needs_form: false,
};

test('a kept place shows until when, and buttons named after the participant take or leave it, never by themselves', async () => {
  const html = await draw({ offer, offered_at: '2026-01-05T07:00:00.000Z' }, { title: 'activity' });
  expect(html).toContain('Une place est gardée pour vous jusqu’au');
  expect(html).toContain('6 janvier');
  expect(html).toContain('aria-label="Prendre la place : Léa Dubois, Natation"');
  expect(html).toContain('aria-label="Laisser la place : Léa Dubois, Natation"');
  expect(html).not.toContain('Quitter la liste');
  expect(html).not.toContain('Vous êtes');
});

test('a place with required answers links to its form, and calls nothing', async () => {
  const of = { title: 'activity' } as const;
  const link = /<(a|button)[^>]*aria-label="Prendre la place : Léa Dubois, Natation"[^>]*>/u;
  expect(link.exec(await draw({ offer }, of))?.[1]).toBe('button');
  const [tag, name] = link.exec(await draw({ offer: { ...offer, needs_form: true } }, of)) ?? [];
  expect(name).toBe('a');
  expect(tag).toContain('href="/fr/availabilities/natation/cavailability"');
  // on the page of the date the form is below
  expect(await draw({ offer: { ...offer, needs_form: true } })).not.toContain('Prendre la place');
});

test('a place in the cart links to the checkout; on the page of the date the form takes it', async () => {
  const cart = await draw(
    { offer: { ...offer, in_cart: true } },
    { title: 'activity', language: 'en' },
  );
  expect(cart).toContain('In your cart');
  expect(cart).toContain('/checkout"');
  expect(cart).not.toContain('Take the place');
  expect(await draw({ offer })).not.toContain('Prendre la place');
});

test('offers an advance order where possible; an order shows its largest amount and how to withdraw it', async () => {
  const before = await draw({ advance_order: { price: null, payment_strategy: null } });
  expect(before).toContain('aria-label="Commander d’avance : Léa Dubois"');
  const after = await draw({ advance_order: { price: 12_000, payment_strategy: 'DELAYED' } });
  expect(after).toMatch(/Commandée d’avance, 120,00\s€ au plus/u);
  expect(after).toContain('aria-label="Ne plus commander d’avance : Léa Dubois"');
  const paid = await draw({ advance_order: { price: 12_000, payment_strategy: 'WALLET' } });
  expect(paid).toMatch(/Commandée d’avance, 120,00\s€ au plus, avec votre portefeuille/u);
  expect(await draw({})).not.toContain('d’avance');
});
