import { drawWithAnswers } from '../draw-with-answers.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InstalmentChoice } from './instalment-choice.tsx';

const ways = [
  {
    cuid: 'four',
    title: 'En quatre fois',
    payment: {
      now_amount: 1_234,
      parts: [
        { amount: 2_501, due_at: '2026-01-19T23:00:00.000Z' },
        { amount: 2_500, due_at: '2026-02-05T23:00:00.000Z' },
        { amount: 1_000, due_at: null },
      ],
    },
  },
];

async function draw(language: Language, value: string | null): Promise<string> {
  const View = (): ReactElement => (
    <InstalmentChoice ways={ways} value={value} onChange={() => {}} />
  );
  const element = { schema: z.object({}), needs: { texts: ['checkout-page'] as const }, View };
  const { html } = await drawWithAnswers(element, { settings: {}, language });
  return html.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

test.each([
  [
    'fr',
    'Tout en une fois',
    [
      'Maintenant : 12,34 €',
      '25,01 € au plus tard le lun. 19 janvier 2026',
      '25,00 € au plus tard le jeu. 5 février 2026',
      '10,00 €',
    ],
  ],
  [
    'en',
    'Everything at once',
    ['Now: €12.34', '€25.01 by Mon 19 January 2026', '€25.00 by Thu 5 February 2026', '€10.00'],
  ],
] as const)(
  '%s: what is paid at once, and each other part with its amount and its last day',
  async (language, whole, parts) => {
    const html = await draw(language, null);
    for (const words of [whole, 'En quatre fois']) expect(html).toContain(words);
    const lines = [...html.matchAll(/<span class="[^"]*part[^"]*">([^<]*)<\/span>/gu)];
    expect(lines.map(([, line]) => line)).toEqual(parts);
  },
);

test('the whole amount is chosen until a plan is', async () => {
  const chosen = /<input[^>]*checked[^>]*value="([^"]*)"|<input[^>]*value="([^"]*)"[^>]*checked/u;
  expect((await draw('fr', null)).match(chosen)?.slice(1).join('')).toBe('WHOLE');
  expect((await draw('fr', 'four')).match(chosen)?.slice(1).join('')).toBe('four');
});
