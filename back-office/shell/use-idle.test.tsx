import { findField } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, NOW, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => {
  vi.restoreAllMocks();
  closeOffice(api);
});

const MINUTE = 60_000;
const nobody = { collaborator: null, organiser: null };

async function open(idle_minutes: number | null) {
  const each: (() => void)[] = [];
  const real = globalThis.setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, every, ...more) => {
    if (every === MINUTE && typeof run === 'function') each.push(() => run());
    return real(run, every, ...more);
  });
  api = openOffice({
    at: '/account',
    answers: {
      getOfficeSession: {
        collaborator: { cuid: 'zoe', firstname: 'Zoé', permissions: [], language: 'fr' },
        organiser: { name: 'Maison', timezone: 'Europe/Brussels', idle_minutes },
      },
      notePresence: {},
    },
  });
  await screen.findByRole('heading', { name: 'Mon compte' });
  const requests = () => api.calls('getOfficeSession').length;
  /** Lets the minute tick once, this many minutes after the page was opened. */
  const tickAt = (minutes: number) =>
    act(async () => {
      vi.setSystemTime(NOW + minutes * MINUTE);
      for (const tick of each) tick();
    });
  return { tickAt, requests };
}

test('a user who types without sending any request is reported as present, once a minute', async () => {
  const { tickAt } = await open(15);
  await tickAt(1);
  expect(api.calls('notePresence')).toEqual([]);
  vi.setSystemTime(NOW + 1.5 * MINUTE);
  fireEvent.keyDown(window, { key: 'a' });
  fireEvent.keyDown(window, { key: 'b' });
  await tickAt(2);
  await tickAt(3);
  expect(api.calls('notePresence')).toEqual([{}]);
});

test('after the longest allowed pause the session is read again, and the sign-in page is shown', async () => {
  const { tickAt, requests } = await open(15);
  const before = requests();
  await tickAt(14);
  expect(requests()).toBe(before);
  api.answer({ getOfficeSession: nobody });
  await tickAt(15);
  await findField('Adresse e-mail');
  expect(api.calls('notePresence')).toEqual([]);
});

test('without a limit on pauses nothing is requested', async () => {
  const { tickAt, requests } = await open(null);
  const before = requests();
  fireEvent.keyDown(window, { key: 'a' });
  await tickAt(800);
  expect([requests(), api.calls('notePresence')]).toEqual([before, []]);
});
