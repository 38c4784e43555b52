import { notifications } from '@mantine/notifications';
import { modals } from '@mantine/modals';
import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { answers } from '@ribambelle/back-office/data/client.ts';
import { Office } from '@ribambelle/back-office/shell/office.tsx';
import { cleanup, configure, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type Answers, type FakeApi, fakeApi } from './fake-api.ts';

configure({
  // the first opening of a page loads its code
  asyncUtilTimeout: 8_000,
  getElementError: (message) => new Error(`${message}\n${document.body.textContent}`),
});

/** The back-office in a window of its own, for a collaborator of an organiser in Brussels who may do `may` (everything when not said). */
export function openOffice(input: {
  at: string;
  answers?: Answers;
  may?: readonly Permission[];
  language?: Language;
}): FakeApi {
  const language = input.language ?? 'fr';
  const api = fakeApi({
    getOfficeSession: {
      collaborator: { firstname: 'Zoé', permissions: input.may ?? ALL_PERMISSIONS, language },
      organiser: {
        name: 'Maison des enfants',
        language: 'fr',
        timezone: 'Europe/Brussels',
        currency: 'EUR',
        accent_color: '#0e7a78',
        site: 'https://maison.test',
      },
    },
    ...input.answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  localStorage.setItem('ribambelle_language', language);
  history.replaceState(null, '', input.at);
  render(<Office />);
  return api;
}

/** Closes the window; refuses when the test called what it had no answer for. */
export function closeOffice(api: FakeApi): void {
  cleanup();
  void answers.forget();
  notifications.clean();
  modals.closeAll();
  vi.unstubAllGlobals();
  localStorage.clear();
  expect(api.mistakes).toEqual([]);
}
