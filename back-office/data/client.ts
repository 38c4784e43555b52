import { askingPassword } from '@ribambelle/api/asking-password.ts';
import { ApiError, type Call, createClient, type EndpointName } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { PENDING_CODES } from '@ribambelle/domain/collaborators/pending.ts';
import { hasUnsaved } from '../panels/unsaved.ts';
import { currentLanguage } from '../texts/language.ts';
import { askPassword } from './password-question.ts';
import { askSignIn } from './sign-in-question.ts';

/** The answers of the server, kept for a while; an action says which of them are out of date. */
export const answers = new Answers({ asks_early: true });

/**
 * Calls an endpoint of the back-office, in the language of its user; a sensitive act asks for the
 * password first (R29).
 */
export const call = noticingExpiry(
  askingPassword(createClient({ language: currentLanguage }), askPassword),
);

const WITHOUT_SESSION: ReadonlySet<EndpointName> = new Set([
  'getOfficeSession',
  'signInCollaborator',
  'signOutCollaborator',
]);

/**
 * The errors that mean that another step comes first; the session says which, and its page shows.
 */
const PENDING_ERRORS: ReadonlySet<string> = new Set(Object.values(PENDING_CODES));

/**
 * Returns a call that notices the end of a session. With unsaved work, the user signs in again over
 * the page and the call goes on; otherwise the session is fetched again and the sign-in page shows.
 */
function noticingExpiry(ask: Call): Call {
  return async (name, request, input) => {
    try {
      return await ask(name, request, input);
    } catch (error) {
      if (error instanceof ApiError && PENDING_ERRORS.has(error.code))
        void answers.invalidate('getOfficeSession');
      const has_ended =
        error instanceof ApiError && error.code === 'NOT_SIGNED_IN' && !WITHOUT_SESSION.has(name);
      if (!has_ended) throw error;
      if (!hasUnsaved()) void answers.invalidate('getOfficeSession');
      else if (await askSignIn()) return ask(name, request, input);
      throw error;
    }
  };
}
