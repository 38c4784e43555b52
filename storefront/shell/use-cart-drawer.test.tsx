// @vitest-environment happy-dom
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useCartDrawer } from './use-cart-drawer.ts';

afterEach(cleanup);

const nothing = () => {};
const unknown: { readonly count: number | undefined } = { count: undefined };

/** The drawer of a page; `go` changes where the visitor is and how many items the cart holds. */
function drawer(path: string) {
  let pageUrl = { language: 'fr' as const, path, search: '', hash: '' };
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => {
    const router: Router = {
      pageUrl,
      params: {},
      hostname: null,
      navigate: nothing,
      prefetch: nothing,
      reload: nothing,
    };
    return <RouterProvider router={router}>{children}</RouterProvider>;
  };
  const { result, rerender } = renderHook(({ count }: typeof unknown) => useCartDrawer(count), {
    wrapper,
    initialProps: unknown,
  });
  return {
    isOpen: () => result.current.open,
    show: () => act(() => result.current.show()),
    count: (count: number) => rerender({ count }),
    go: (change: Partial<typeof pageUrl>, count: number) => {
      pageUrl = { ...pageUrl, ...change };
      rerender({ count });
    },
  };
}

test('it opens when the count grows, not when the count becomes known', () => {
  const { isOpen, count } = drawer('/activities');
  count(1);
  expect(isOpen()).toBe(false);
  count(2);
  expect(isOpen()).toBe(true);
});

test('it closes when the count drops to zero, and stays while items remain', () => {
  const { isOpen, count, show } = drawer('/activities');
  count(2);
  show();
  count(1);
  expect(isOpen()).toBe(true);
  count(0);
  expect(isOpen()).toBe(false);
});

test('it does not open by itself on the checkout', () => {
  const { isOpen, count, show } = drawer('/checkout');
  count(1);
  count(2);
  expect(isOpen()).toBe(false);
  show();
  expect(isOpen()).toBe(true);
});

test.each([{ path: '/about' }, { search: '?page_number=2' }, { hash: '#dates' }])(
  'it closes when the address changes: %o',
  (change) => {
    const { isOpen, count, show, go } = drawer('/activities');
    count(1);
    show();
    go(change, 1);
    expect(isOpen()).toBe(false);
  },
);

test('it stays closed during an order in a dialog, whose button it would cover', () => {
  const { isOpen, count } = drawer('/quick');
  count(0);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  count(1);
  expect(isOpen()).toBe(false);
  dialog.remove();
  count(2);
  expect(isOpen()).toBe(true);
});
