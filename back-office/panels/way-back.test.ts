import { expect, it } from 'vitest';
import { type Place, placeBefore, stateFrom } from './way-back.ts';

const families: Place = { pathname: '/customers/anne', search: '?search=anne', state: null };
const goTo = (pathname: string, before: Place): Place => ({
  pathname,
  search: '',
  state: stateFrom(before),
});

it('leads back the way one came, step by step, in circles too', () => {
  const registration = goTo('/registrations/camp', families);
  const again = goTo('/customers/anne', registration);
  expect(placeBefore(again.state)).toEqual(registration);
  expect(placeBefore(registration.state)).toEqual(families);
  expect(placeBefore(families.state)).toBeNull();
});

it('forgets the beginning of a way of more than twelve steps', () => {
  let place = families;
  for (let step = 0; step < 40; step += 1) place = goTo(`/payments/${step}`, place);
  const back: string[] = [];
  for (let before = placeBefore(place.state); before !== null; before = placeBefore(before.state))
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
])('leads nowhere from a state of others, such as %j', (state) => {
  expect(placeBefore(state)).toBeNull();
});
