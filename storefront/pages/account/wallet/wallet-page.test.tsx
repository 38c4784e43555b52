import type { Answer } from '@ribambelle/api/client.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '@ribambelle/elements/draw-with-answers.tsx';
import { z } from 'zod';
import { Movement } from './wallet-page.tsx';

type Row = Answer<'listOwnWalletMovements'>['data'][number];

const PAID: Row = {
  cuid: 'one',
  amount: -2_500,
  balance: 3_500,
  reason: 'PAYMENT',
  titles: ['Robots de carton'],
  word: '',
  created_at: '2026-01-06T09:00:00.000Z',
};

async function draw(movement: Row) {
  const View = () => <Movement movement={movement} />;
  const element = { schema: z.object({}), needs: { texts: ['wallet'] as const }, View };
  const { html } = await drawWithAnswers(element, { settings: {}, language: 'fr' });
  return html.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

test('a line says what it was, what it was about, when, and the balance after it', async () => {
  const html = await draw(PAID);
  for (const word of ['Paiement', 'Robots de carton', '25,00 €', 'Solde ensuite : 35,00 €'])
    expect(html).toContain(word);
  expect(await draw({ ...PAID, amount: 6_000, reason: 'REFUND', titles: [] })).toContain(
    'Remboursement',
  );
});

test.each(LANGUAGES)('%s: every reason has words, whichever way the money went', (language) => {
  const { reasonOf } = textsFor(language).wallet;
  const words = ['PAYMENT', 'REFUND', 'MERGE', 'PAID_OUT'].flatMap((reason) =>
    [true, false].map((incoming) => reasonOf({ reason, incoming })),
  );
  expect(new Set(words).size).toBe(8);
  expect(reasonOf({ reason: 'CORRECTION', incoming: true })).toBe('Correction');
});
