// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { Pagination } from './pagination.tsx';
import { SidePanel } from './side-panel.tsx';

afterEach(cleanup);

const drawer = (open: boolean, onClose: () => void) => (
  <Drawer open={open} onClose={onClose} title="Votre panier" close_label="Fermer">
    <p>Un billet</p>
  </Drawer>
);

test('a drawer opens as a modal dialog; Escape, a press outside and its button ask to close it', () => {
  const onClose = vi.fn();
  const { rerender } = render(drawer(false, onClose));
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('there is no dialog');
  expect(dialog.open).toBe(false);
  rerender(drawer(true, onClose));
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Un billet'));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByLabelText('Fermer'));
  expect(onClose).toHaveBeenCalledTimes(3);
  rerender(drawer(false, onClose));
  expect(dialog.open).toBe(false);
});

test('a side panel’s buttons open and close it without any script, and it closes when the focus leaves', () => {
  const hide = vi.fn();
  const words = { label: 'Filtres', title: 'Filtres', close_label: 'Fermer' };
  const { container } = render(
    <>
      <button popoverTarget="filters">Filtrer</button>
      <SidePanel
        as="aside"
        id="filters"
        side="right"
        beside="wider"
        {...words}
        footer={<button>Voir</button>}
      >
        <input aria-label="Âge" />
      </SidePanel>
    </>,
  );
  const panel = screen.getByRole('complementary', { name: 'Filtres' });
  Object.assign(panel, { hidePopover: hide });
  expect(panel.getAttribute('popover')).toBe('auto');
  const close = screen.getByLabelText('Fermer');
  expect(close.getAttribute('popovertarget')).toBe(panel.id);
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
  fireEvent.blur(screen.getByLabelText('Âge'), { relatedTarget: screen.getByText('Voir') });
  fireEvent.blur(screen.getByLabelText('Âge'), { relatedTarget: null });
  expect(hide).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByText('Voir'), { relatedTarget: container.querySelector('button') });
  expect(hide).toHaveBeenCalledTimes(1);
});

test('the focus stays inside an open side panel, and leaves one that is part of the page', () => {
  render(
    <SidePanel
      as="nav"
      id="menu"
      side="left"
      beside="wide"
      label="Menu"
      title="Menu"
      close_label="Fermer"
    >
      <details>
        <summary>Plus</summary>
      </details>
      <a href="/a">Un</a>
      <a href="/b">Deux</a>
    </SidePanel>,
  );
  const panel = screen.getByRole('navigation');
  const close = screen.getByLabelText('Fermer');
  const last = screen.getByText('Deux');
  for (const stop of [close, screen.getByText('Un'), last])
    Object.assign(stop, { checkVisibility: () => true });
  last.focus();
  const details = panel.querySelector('details') ?? panel;
  fireEvent(details, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(true);
  panel.dataset['open'] = '';
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false);
  expect(document.activeElement).toBe(close);
  expect(fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(last);
});

const texts = { label: 'Pages', previous: 'Précédent', next: 'Suivant', position: '' };
const pagination = (page: number, total: number) => (
  <Pagination page={page} size={20} total={total} href={(to) => `?page=${to}`} texts={texts} />
);

test('pages are links, except before the first and after the last', () => {
  const { rerender, container } = render(pagination(1, 41));
  expect(screen.getByText('Précédent').closest('a')).toBeNull();
  expect(screen.getByText('Suivant').closest('a')?.getAttribute('href')).toBe('?page=2');
  rerender(pagination(3, 41));
  expect(screen.getByText('Précédent').closest('a')?.getAttribute('href')).toBe('?page=2');
  expect(screen.getByText('Suivant').closest('a')).toBeNull();
  rerender(pagination(1, 20));
  expect(container.innerHTML).toBe('');
});
