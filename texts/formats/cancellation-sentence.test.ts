import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { describe, expect, it } from 'vitest';
import { texts as english } from '../en/registrations.ts';
import { texts as french } from '../fr/registrations.ts';
import { cancellationSentence } from './cancellation-sentence.ts';

const step = (until_days: number | null, fee_percentage = 0, fee_amount = 0) => ({
  until_days,
  fee_percentage,
  fee_amount,
});
const write = (language: 'fr' | 'en', ...steps: CancellationPolicy['steps']) =>
  cancellationSentence(
    { steps, money_to: 'STAFF' },
    { words: (language === 'fr' ? french : english).policy, language },
  )
    .replace(` ${(language === 'fr' ? french : english).policy.money.STAFF}`, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('cancellationSentence', () => {
  it.each([
    ['nothing', [], 'Cancelling online is not possible.'],
    ['always free', [step(null)], 'At any time: free; what has taken place stays due.'],
    [
      'until the start',
      [step(0, 0, 1_500)],
      'Until the start: €15.00. After that: not possible online.',
    ],
    [
      'two steps',
      [step(14), step(3, 2_000)],
      'Until 14 days before the start: free. From 13 to 3 days before: 20%. After that: not possible online.',
    ],
    [
      'a single day, the rest until the start, and once begun',
      [step(2), step(1, 1_250), step(0, 5_000), step(null, 10_000)],
      'Until 2 days before the start: free. 1 day before: 12.5%. After that, until the start: 50%. ' +
        'After that, until the end: 100% of the dates to come; what has taken place stays due.',
    ],
  ] satisfies [string, CancellationPolicy['steps'], string][])(
    'in English: %s',
    (_case, steps, sentence) => {
      expect(write('en', ...steps)).toBe(sentence);
    },
  );

  it('in French, with its spaces, and what becomes of the money', () => {
    expect(write('fr', step(1), step(0, 3_000), step(null, 0, 500))).toBe(
      'Jusqu’à 1 jour avant le début : gratuit. Ensuite, jusqu’au début : 30 %. Ensuite, jusqu’à la fin : 5,00 € ; ce qui a déjà eu lieu reste dû.',
    );
    const words = french.policy;
    const policy = { steps: [step(null)], money_to: 'CREDIT' as const };
    expect(cancellationSentence(policy, { words, language: 'fr' })).toContain(words.money.CREDIT);
  });
});
