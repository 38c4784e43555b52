import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const page = {
  url: 'https://eclaircie.test/fr/activities/natation',
  origin: 'https://eclaircie.test',
  name: 'L’Éclaircie',
};
const us = { '@type': 'Organization', name: 'L’Éclaircie', url: 'https://eclaircie.test' };

test('a course has its address, its provider and the full addresses of its pictures', () => {
  const image = ['/files/1', 'https://cdn.test/2.jpg'];
  expect(structuredData({ '@type': 'Course', name: 'Natation', image }, page)).toEqual({
    '@type': 'Course',
    name: 'Natation',
    url: page.url,
    image: ['https://eclaircie.test/files/1', 'https://cdn.test/2.jpg'],
    provider: us,
  });
});

test('an event has an organiser, a product neither an organiser nor a picture', () => {
  expect(structuredData({ '@type': 'Event' }, page)).toEqual({
    '@type': 'Event',
    url: page.url,
    organizer: us,
  });
  expect(structuredData({ '@type': 'Product' }, page)).toEqual({
    '@type': 'Product',
    url: page.url,
  });
});
