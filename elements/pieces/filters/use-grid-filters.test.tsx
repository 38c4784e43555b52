// @vitest-environment happy-dom
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { act, fireEvent } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';
import { useGridFilters } from './use-grid-filters.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const texts = { search: 'Chercher', search_placeholder: '', clear_search: 'Effacer' };
const nothing = () => {};

const Fields = (): ReactElement => {
  const filters = useGridFilters('list');
  const weekdays = filters.draft.chosen['weekday'] ?? [];
  // its button draws it again, as a session that arrives does
  const [count, setCount] = useState(0);
  return (
    <form ref={filters.form}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <SearchField filters={filters} texts={texts} />
      {['1', '2'].map((day) => (
        <input
          key={day}
          type="checkbox"
          name="weekday"
          value={day}
          checked={weekdays.includes(day)}
          onChange={nothing}
        />
      ))}
    </form>
  );
};

/** Draws a page whose address follows its filters, as the server does. */
function drawPage(first: string) {
  const addresses: string[] = [];
  const Page = (): ReactElement => {
    const [href, setHref] = useState(first);
    const router = {
      pageUrl: pageUrlOf(new URL(href, 'https://zoe.test'), 'fr'),
      params: {},
      hostname: null,
      navigate: (to: string) => {
        addresses.push(to);
        setHref(to);
      },
      prefetch: nothing,
      reload: nothing,
    };
    return (
      <RouterProvider router={router}>
        <Fields />
      </RouterProvider>
    );
  };
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
  const take = async () => {
    await act(async () => {
      hydrateRoot(root, <Page />);
    });
    await act(() => vi.advanceTimersByTimeAsync(600));
  };
  const fieldOf = (selector: string): HTMLInputElement => {
    const field = root.querySelector<HTMLInputElement>(selector);
    if (field === null) throw new Error(`There is no ${selector}`);
    return field;
  };
  return { addresses, take, fieldOf };
}

test('filters typed and ticked before the scripts arrived apply, however often the page is drawn afterwards', async () => {
  const page = drawPage('/activities');
  page.fieldOf('[name=search]').value = 'cirque';
  page.fieldOf('[value="2"]').checked = true;
  await page.take();
  expect(page.addresses).toEqual(['/activities?search=cirque&weekday=2']);
  fireEvent.click(page.fieldOf('button'));
  expect(page.fieldOf('[name=search]').value).toBe('cirque');
  expect(page.fieldOf('[value="2"]').checked).toBe(true);
  expect(page.fieldOf(`[aria-label=${texts.clear_search}]`)).toBeDefined();
});

test('a filter removed before the scripts arrived stays removed; filters without a field are kept', async () => {
  const page = drawPage('/activities?weekday=1,2&location=abc&age=7');
  page.fieldOf('[value="1"]').checked = false;
  await page.take();
  expect(page.addresses).toEqual(['/activities?location=abc&weekday=2&age=7']);
});

test('an untouched page keeps its address', async () => {
  const page = drawPage('/activities?search=eau&weekday=1&page_number=2');
  await page.take();
  expect(page.addresses).toEqual([]);
});
