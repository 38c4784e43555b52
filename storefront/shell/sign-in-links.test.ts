import { expect, test } from 'vitest';
import { signInLinks } from './sign-in-links.ts';

test('a sign-in link returns to the current path and query', () => {
  expect(signInLinks({ path: '/activities/judo', search: '?page_number=2' })).toEqual({
    login: '/auth/login?redirect=%2Factivities%2Fjudo%3Fpage_number%3D2',
    register: '/auth/register?redirect=%2Factivities%2Fjudo%3Fpage_number%3D2',
  });
});

test('on an auth page the current path is dropped, and an earlier redirect is kept', () => {
  expect(signInLinks({ path: '/auth/login', search: '' })).toEqual({
    login: '/auth/login',
    register: '/auth/redirect',
  });
  expect(signInLinks({ path: '/auth/login', search: '?redirect=%2Fcheckout' }).register).toBe(
    '/auth/register?redirect=%2Fcheckout',
  );
});
