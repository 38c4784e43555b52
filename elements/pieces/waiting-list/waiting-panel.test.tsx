import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import { sampleAvailability } from '../../sample-answers.ts';
import { WaitingPanel } from './waiting-panel.tsx';

test.each([
  [true, 'reçoit aussitôt un e-mail'],
  [false, 'Ce site n’envoie pas encore d’e-mails.'],
])(
  'B5: on a site that sends e-mails: %s, the list promises: %s',
  async (mails_delivered, words) => {
    const View = () => (
      <WaitingPanel availability={sampleAvailability()} now="2026-01-05T08:00:00Z" />
    );
    const { html } = await drawWithAnswers(
      { schema: z.object({}), View, needs: { texts: ['availability-page'] } },
      { settings: {}, mails_delivered },
    );
    expect(html).toContain(words);
  },
);
