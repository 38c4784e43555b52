// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { MoneyInput } from './money-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

test('checkboxes give their values in the order of the choices, not of the ticks', () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Repas" choices={choices} value={['c']} onChange={onChange} />);
  fireEvent.click(screen.getByLabelText('A'));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
  fireEvent.click(screen.getByLabelText('C'));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('a quantity stops at its limits', () => {
  const texts = { label: 'Places', fewer: 'Moins', more: 'Plus' };
  const { rerender } = render(
    <QuantityStepper value={1} onChange={() => undefined} min={1} max={2} texts={texts} />,
  );
  expect(screen.getByLabelText('Moins').hasAttribute('disabled')).toBe(true);
  expect(screen.getByLabelText('Plus').hasAttribute('disabled')).toBe(false);
  rerender(<QuantityStepper value={2} onChange={() => undefined} min={1} max={2} texts={texts} />);
  expect(screen.getByLabelText('Plus').hasAttribute('disabled')).toBe(true);
});

test('an amount is kept in cents and written in the style of the language', () => {
  const onChange = vi.fn();
  render(<MoneyInput label="Montant" language="fr" value={1250} onChange={onChange} />);
  const input = screen.getByLabelText('Montant');
  expect(input).toHaveProperty('value', '12,50');
  fireEvent.change(input, { target: { value: '7,5' } });
  expect(onChange).toHaveBeenLastCalledWith(750);
  expect(input).toHaveProperty('value', '7,5');
  fireEvent.change(input, { target: { value: 'sept' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a password can be shown and hidden again', () => {
  render(
    <PasswordInput
      label="Mot de passe"
      texts={{ show: 'Montrer', hide: 'Cacher' }}
      defaultValue="secret"
    />,
  );
  expect(screen.getByLabelText('Mot de passe')).toHaveProperty('type', 'password');
  fireEvent.click(screen.getByLabelText('Montrer'));
  expect(screen.getByLabelText('Mot de passe')).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByLabelText('Cacher'));
  expect(screen.getByLabelText('Mot de passe')).toHaveProperty('type', 'password');
});
