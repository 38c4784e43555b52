import type { TextsNoun } from '@ribambelle/texts/all.ts';
import { texts as french } from '@ribambelle/texts/fr/office-reviews.ts';
import { Suspense, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { loadAhead, TextsWhenNeeded } from '@ribambelle/client/texts/texts-when-needed.tsx';

const Title = (): ReactElement => <h1>{useTexts('office-reviews').title}</h1>;
const Place = (): ReactElement => <h1>{useTexts('office-locations').title}</h1>;
const Refusal = (): ReactElement => <p>{useErrorText()('NOT_PERMITTED')}</p>;

/** What is drawn at once: what waits for its words stands as dots. */
const draw = (piece: ReactElement): string =>
  renderToString(
    <TextsWhenNeeded language="fr">
      <Suspense fallback="…">{piece}</Suspense>
    </TextsWhenNeeded>,
  );

test('words that have come are drawn at once; the others are waited for', async () => {
  expect(draw(<Refusal />)).toContain('…');
  const nouns: readonly TextsNoun[] = ['office-reviews'];
  loadAhead('fr', nouns);
  await vi.dynamicImportSettled();
  await Promise.resolve();
  expect(draw(<Title />)).toBe(`<!--$--><h1>${french.title}</h1><!--/$-->`);
  expect(draw(<Refusal />)).not.toContain('…');
  expect(draw(<Place />)).toContain('…');
});
