// @vitest-environment happy-dom
import { act, type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOTHING_CHOSEN } from './grid-query.ts';
import { SearchField } from './search-field.tsx';

const texts = { search: 'Chercher', search_placeholder: '', clear_search: 'Effacer' };

/** A list whose filters are kept as the pages keep them; its button draws it again, as a session that arrives does. */
const Filtered = (): ReactElement => {
  const [draft, setDraft] = useState(NOTHING_CHOSEN);
  const [drawn, setDrawn] = useState(0);
  const change = (changes: object) => setDraft({ ...draft, ...changes });
  return (
    <>
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        {drawn}
      </button>
      <SearchField filters={{ draft, change }} texts={texts} />
    </>
  );
};

test('what was typed before the scripts arrived stays, however often the page is drawn after', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Filtered />);
  const field = page.querySelector('input');
  if (field === null) throw new Error('There is no field');
  field.value = 'cirque';
  await act(async () => {
    hydrateRoot(page, <Filtered />);
  });
  expect(field.value).toBe('cirque');
  await act(async () => page.querySelector('button')?.click());
  expect(field.value).toBe('cirque');
  expect(page.querySelector('button')?.textContent).toBe('1');
  expect(page.querySelector(`[aria-label=${texts.clear_search}]`)).not.toBeNull();
});
