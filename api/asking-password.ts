import { ApiError, type Call } from './client.ts';

/**
 * A client whose calls, when they are refused with PASSWORD_REQUIRED, ask for the password and are sent again once it was given (R29).
 * `ask` answers whether it was. Calls that need it at the same moment share one question.
 */
export function askingPassword(call: Call, ask: () => Promise<boolean>): Call {
  let question: Promise<boolean> | null = null;
  const given = () => {
    question ??= ask().finally(() => {
      question = null;
    });
    return question;
  };
  return async (name, request, input) => {
    try {
      return await call(name, request, input);
    } catch (error) {
      if (!isPasswordRequired(error) || !(await given())) throw error;
      return call(name, request, input);
    }
  };
}

/** True for the refusal of a sensitive act that wants the password again. */
export function isPasswordRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PASSWORD_REQUIRED';
}
