import { expect, it } from 'vitest';
import { type Address, addressBefore, stateFrom } from './way-back.ts';

const families: Address = { pathname: '/customers/anne', search: '?search=anne', state: null };
const goTo = (pathname: string, before: Address): Address => ({
  pathname,
  search: '',
  state: stateFrom(before),
});

it('leads back step by step, in circles too', () => {
  const registration = goTo('/registrations/camp', families);
  const again = goTo('/customers/anne', registration);
  expect(addressBefore(again.state)).toEqual(registration);
  expect(addressBefore(registration.state)).toEqual(families);
  expect(addressBefore(families.state)).toBeNull();
});

it('keeps only the last twelve steps', () => {
  let address = families;
  for (let step = 0; step < 40; step += 1) address = goTo(`/payments/${step}`, address);
  const back: string[] = [];
  for (
    let before = addressBefore(address.state);
    before !== null;
    before = addressBefore(before.state)
  )
    back.push(before.pathname);
  expect(back).toHaveLength(12);
  expect([back[0], back.at(-1)]).toEqual(['/payments/38', '/payments/27']);
});

it.each([
  null,
  undefined,
  'x',
  {},
  { from: null },
  { from: { pathname: 1, search: '' } },
  { from: { pathname: '/' } },
])('leads nowhere from the state of other code, such as %j', (state) => {
  expect(addressBefore(state)).toBeNull();
});
