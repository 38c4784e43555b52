import type { Answer } from '@ribambelle/api/client.ts';
import { OPTIONAL_NOUNS, type OptionalNoun } from '@ribambelle/domain/organisers/in-use.ts';
import { modals } from '@mantine/modals';
import { spotlight } from '@mantine/spotlight';
import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { answers } from '@ribambelle/back-office/data/client.ts';
import { forgetMessages } from '@ribambelle/back-office/data/messages.ts';
import { Office } from '@ribambelle/back-office/shell/office.tsx';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { type Answers, type FakeApi, fakeApi } from './fake-api.ts';

configure({
  // the first opening of a page loads its code
  asyncUtilTimeout: 45_000,
  // the immediate effects of an event are drawn before the next one, as in a browser, and those
  // that may wait stay in React's own queue; the `act` of the library drops anything not drawn by
  // its end when the texts of a page are promises, so that pages stayed as they were
  eventWrapper: (send) => {
    const answer: unknown = send();
    flushSync(() => {});
    return answer;
  },
  // visibility is not computed for every element: that takes most of the time of a search by role
  defaultHidden: true,
  getElementError: (message) => {
    const [first = ''] = message?.split('\n') ?? [];
    if (isAttempt()) return new Error(first);
    const visible_elements = [...document.body.children].filter(
      (child) => child.tagName !== 'STYLE',
    );
    const words = visible_elements.map(wordsIn).join('\n').slice(-1500);
    return new Error(`${first}\n${words}`);
  },
});

/**
 * Tests whether this is one attempt of a wait: the library creates its last error again when the
 * wait is over, and then with the words of the page.
 */
function isAttempt(): boolean {
  const config = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

/** The open window: the complaints of React in it, and a function that closes it. */
let current = { complaints: (): readonly string[] => [], close: () => {} };

/** Tests for the warning of a chart in a window that gives nothing a size. */
const isWithoutSize = (what: unknown): boolean =>
  /^The width\(.*of chart should be/u.test(String(what));

const isFocusTrap = (what: unknown): boolean => String(what).includes('use-focus-trap');

function wordsIn(element: Element): string {
  const copy = document.createElement('div');
  copy.innerHTML = element.innerHTML;
  for (const style of copy.querySelectorAll('style')) style.remove();
  return [...copy.querySelectorAll('*')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent)
    .filter((words) => words !== '')
    .join(' | ');
}

/** The present of all pages: a Monday, 10 o'clock in Brussels. */
export const NOW = Date.parse('2026-07-06T08:00:00Z');

/**
 * Opens the back-office in a new window, for a collaborator of an organiser in Brussels with the
 * permissions `may` (all by default).
 */
export function openOffice(input: {
  at: string;
  answers?: Answers;
  may?: readonly Permission[];
  language?: Language;
  /** The rarely used records that the organiser has; all by default. */
  in_use?: readonly OptionalNoun[];
  /** The languages of the organiser's site. */
  languages?: readonly Language[];
  /** Its VAT; not said by default. */
  vat?: NonNullable<Answer<'getOfficeSession'>['organiser']>['vat'];
}): FakeApi {
  const language = input.language ?? 'fr';
  const api = fakeApi({
    getOfficeSession: {
      collaborator: {
        cuid: 'me',
        firstname: 'Zoé',
        permissions: input.may ?? ALL_PERMISSIONS,
        language,
      },
      organiser: {
        name: 'Maison des enfants',
        language: 'fr',
        languages: input.languages ?? LANGUAGES,
        timezone: 'Europe/Brussels',
        currency: 'EUR',
        accent_color: '#0e7a78',
        site: 'https://maison.test',
        in_use: input.in_use ?? OPTIONAL_NOUNS,
        vat: input.vat ?? null,
      },
    },
    getFirstSteps: Object.fromEntries(
      'location activity dates payment home_page mails host_name terms order'
        .split(' ')
        .map((step) => [step, true]),
    ),
    listSavedViews: { data: [] },
    getBackupStatus: { state: 'NONE', succeeded_at: null },
    getSenderDomain: { sender_domain: null, own_server: true },
    getMailStatus: { delivers: true, unsent: { count: 0, since: null }, sending: null },
    ...input.answers,
  });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', api.fetch);
  // a field that grows with its text waits for the fonts, and this window has none
  if (!('fonts' in document))
    Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  localStorage.setItem('ribambelle_language', language);
  history.replaceState(null, '', input.at);
  const window = document.body.appendChild(document.createElement('div'));
  const root = createRoot(window);
  const errors = vi.spyOn(console, 'error');
  // warnings of a popover that this window draws a moment after it looked for an element to focus,
  // with the whole tree of the window
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  current = {
    complaints: () =>
      [
        ...errors.mock.calls,
        ...warnings.mock.calls.filter(([what]) => !isFocusTrap(what) && !isWithoutSize(what)),
      ].map((words) => words.map(String).join(' ').slice(0, 900)),
    close: () => {
      root.unmount();
      window.remove();
      errors.mockRestore();
      warnings.mockRestore();
    },
  };
  flushSync(() => root.render(<Office />));
  return api;
}

/**
 * Closes the window; throws when the test made a call without an answer, or React complained of the
 * page.
 */
export function closeOffice(api: FakeApi): void {
  const complaints = current.complaints();
  current.close();
  cleanup();
  void answers.forget('getOfficeSession');
  forgetMessages();
  modals.closeAll();
  spotlight.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect([...api.mistakes, ...complaints]).toEqual([]);
}
