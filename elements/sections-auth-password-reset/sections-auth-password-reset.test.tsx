import { expect, test } from 'vitest';
import { setPassword } from '@ribambelle/api/sign-in/set-password.ts';
import { drawAuth } from '../pieces/person/draw-auth.tsx';
import { withConfirmation } from '../pieces/person/with-confirmation.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

test('asks for an address without a token, and for a password with one', async () => {
  const link = await drawAuth({ schema, View, settings: {} });
  expect(link).toContain('type="email"');
  expect(link).not.toContain('type="password"');
  const reset = await drawAuth({ schema, View, settings: {}, search: '?token=abc' });
  expect(reset.match(/type="password"/g)).toHaveLength(2);
  expect(reset).not.toContain('type="email"');
});

test('B5: promises no link where no e-mails are sent', async () => {
  const draw = (mails_delivered: boolean) =>
    drawAuth({ schema, View, settings: {}, mails_delivered });
  expect(await draw(true)).toContain('nous vous enverrons un lien');
  expect(await draw(false)).not.toContain('nous vous enverrons');
  expect(await draw(false)).toContain('aucun lien ne peut partir');
});

test('draws nothing for invalid settings', async () => {
  expect(await drawAuth({ schema, View, settings: { subtitle: 1 } })).toBe('');
});

test('a confirmation that differs is a MISMATCH, a missing one is reported as missing', () => {
  const form = withConfirmation(setPassword.request);
  const input = (confirmation: string) =>
    form
      .safeParse({ token: 't', password: 'secret', confirmation })
      .error?.issues.map(
        ({ path, message, code }) => [path[0], code, message][code === 'custom' ? 2 : 1],
      );
  expect(input('secret')).toBeUndefined();
  expect(input('Secret')).toEqual(['MISMATCH']);
  expect(input('')).toContain('too_small');
});
