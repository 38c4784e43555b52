import { expect, test } from 'vitest';
import { askingPassword } from './asking-password.ts';
import { createClient } from './client.ts';

const REQUIRED = { error: 'PASSWORD_REQUIRED', message: 'Confirmez', fields: {} };

/** A server that requires the password until it has been given. */
function openServer() {
  const urls: string[] = [];
  const state = { given: false };
  const call = createClient({
    fetch: async (url) => {
      urls.push(url instanceof Request ? url.url : url.toString());
      return Response.json(state.given ? { message: 'fait' } : REQUIRED, {
        status: state.given ? 200 : 403,
      });
    },
  });
  return { urls, state, call };
}

test('asks once for calls made at once, and sends each again when the password is given', async () => {
  const { urls, state, call } = openServer();
  let questions = 0;
  const asking = askingPassword(call, async () => {
    questions += 1;
    await Promise.resolve();
    state.given = true;
    return true;
  });
  const answers = await Promise.all([asking('deleteSession', {}), asking('signOut', {})]);
  expect(answers).toEqual([{ message: 'fait' }, { message: 'fait' }]);
  expect([questions, urls.length]).toEqual([1, 4]);
});

test('returns the refusal when no password is given, and asks again the next time', async () => {
  const { urls, call } = openServer();
  let questions = 0;
  const asking = askingPassword(call, async () => {
    questions += 1;
    return false;
  });
  for (const tries of [1, 2]) {
    await expect(asking('deleteSession', {})).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect([questions, urls.length]).toEqual([tries, tries]);
  }
});

test('does not ask for a password on other refusals', async () => {
  const call = createClient({
    fetch: async () => Response.json({ error: 'BUSY' }, { status: 503 }),
  });
  const asking = askingPassword(call, () => Promise.reject(new Error('asked')));
  await expect(asking('signOut', {})).rejects.toMatchObject({ code: 'BUSY' });
});
