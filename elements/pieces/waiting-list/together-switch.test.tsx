import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import { TogetherSwitch } from './together-switch.tsx';

test.each([
  [true, 'fr', 'Seulement ensemble'],
  [false, 'en', 'Only together'],
] as const)('shows whether a family waits together: %s', async (together, language, words) => {
  const View = () => <TogetherSwitch availability_id={7} together={together} />;
  const { html } = await drawWithAnswers(
    { schema: z.object({}), View, needs: { texts: ['waiting-list'] } },
    { settings: {}, language },
  );
  expect(html).toContain(words);
  expect(html.includes('checked=""')).toBe(together);
});
