// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNativeDialog } from './use-native-dialog.ts';

afterEach(cleanup);

const Panel = ({ open, close }: { readonly open: boolean; readonly close: () => void }) => (
  <dialog {...useNativeDialog(open, close)}>Panier</dialog>
);

test('a panel that is opened again before it heard of its closing stays open', () => {
  const close = vi.fn();
  const { rerender } = render(<Panel open close={close} />);
  rerender(<Panel open={false} close={close} />);
  rerender(<Panel open close={close} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('close'));
  expect(close).not.toHaveBeenCalled();
});

test('a panel that the browser closes is closed for the page too', () => {
  const close = vi.fn();
  render(<Panel open close={close} />);
  screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).removeAttribute('open');
  fireEvent(screen.getByText('Panier'), new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
});
