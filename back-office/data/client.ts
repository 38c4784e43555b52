import { askingPassword } from '@ribambelle/api/asking-password.ts';
import { ApiError, type Call, createClient } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { currentLanguage } from '../texts/language.ts';
import { askPassword } from './password-question.ts';

/** Answers of the server that are kept for a while; an action tells which of it is out of date. */
export const answers = new Answers();

/** Calls an endpoint of the back-office, in the language of its user; a sensitive act asks for the password first (R29). */
export const call = noticingExpiry(
  askingPassword(createClient({ language: currentLanguage }), askPassword),
);

/** A session that ended while somebody worked: it is fetched again, and the sign-in page shows. */
function noticingExpiry(ask: Call): Call {
  return async (name, request, input) => {
    try {
      return await ask(name, request, input);
    } catch (error) {
      if (
        error instanceof ApiError &&
        error.code === 'NOT_SIGNED_IN' &&
        name !== 'getOfficeSession'
      )
        void answers.invalidate('getOfficeSession');
      throw error;
    }
  };
}
