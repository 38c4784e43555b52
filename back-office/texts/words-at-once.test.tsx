import { loaders } from '@ribambelle/texts/all.ts';
import { texts as french } from '@ribambelle/texts/fr/office-reviews.ts';
import { Suspense, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { loadAhead, TextsWhenNeeded } from '@ribambelle/client/texts/texts-when-needed.tsx';

const Title = (): ReactElement => <h1>{useTexts('office-reviews').title}</h1>;

/** Returns the first drawing, in which a piece that waits for its texts is drawn as dots. */
const draw = (piece: ReactElement): string =>
  renderToString(
    <TextsWhenNeeded language="fr">
      <Suspense fallback="…">{piece}</Suspense>
    </TextsWhenNeeded>,
  );

test('texts that were preloaded are drawn at once', async () => {
  loadAhead('fr', ['office-reviews']);
  await loaders.fr['office-reviews']();
  await Promise.resolve();
  expect(draw(<Title />)).toBe(`<!--$--><h1>${french.title}</h1><!--/$-->`);
});

/** A piece with two nouns, of which the first loads while it waits for the second. */
const Both = (): ReactElement => {
  const reviews = useTexts('office-reviews');
  const terms = useTexts('office-terms');
  return (
    <p>
      {reviews.title} {terms.title}
    </p>
  );
};

test('a component with several nouns gets the texts of each, whichever arrives first', async () => {
  await act(async () => {
    render(
      <TextsWhenNeeded language="en">
        <Suspense fallback="…">
          <Both />
        </Suspense>
      </TextsWhenNeeded>,
    );
  });
  const [reviews, terms] = await Promise.all([
    loaders.en['office-reviews'](),
    loaders.en['office-terms'](),
  ]);
  expect(await screen.findByText(`${reviews.title} ${terms.title}`)).toBeTruthy();
});
