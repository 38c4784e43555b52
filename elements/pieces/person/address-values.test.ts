import { expect, test } from 'vitest';
import { addressToSend, addressValues, filledIn } from './address-values.ts';

const proposal = {
  address: '1050 Ixelles',
  street: '',
  number: '',
  postcode: '1050',
  city: 'Ixelles',
  country: 'BE',
  latitude: 50.8,
  longitude: 4.3,
};

test('a suggestion fills in what it knows, and keeps the street that was typed', () => {
  const values = filledIn({ ...addressValues(null), street: 'Rue Haute', number: '12' }, proposal);
  expect(addressToSend(values)).toEqual({
    street: 'Rue Haute',
    number: '12',
    postcode: '1050',
    city: 'Ixelles',
    country: 'BE',
    state: null,
    address: 'Rue Haute 12, 1050 Ixelles',
    latitude: 50.8,
    longitude: 4.3,
  });
});

test('coordinates are dropped when the town is changed by hand', () => {
  const values = filledIn(addressValues(null), proposal);
  expect(addressToSend({ ...values, city: 'ixelles ' })).toMatchObject({ latitude: 50.8 });
  expect(addressToSend({ ...values, city: 'Uccle' })).toMatchObject({
    latitude: null,
    longitude: null,
  });
});

test('a saved address stays as it was', () => {
  const stored_address = {
    ...proposal,
    id: 1,
    state: null,
    street: 'Rue Haute',
    number: '1',
    address: 'x',
  };
  expect(addressToSend(addressValues(stored_address))).toMatchObject({
    street: 'Rue Haute',
    latitude: 50.8,
  });
  expect(addressToSend(addressValues({ ...stored_address, latitude: null }))).toMatchObject({
    latitude: null,
    longitude: null,
  });
});
