import { ApiError, type Call } from './client.ts';

/**
 * Makes a client that prompts for the password when a call is refused with PASSWORD_REQUIRED, and
 * sends the call again once it was given (R29). `ask` resolves to true when it was. Calls that need
 * it at the same moment share one prompt.
 */
export function askingPassword(call: Call, ask: () => Promise<boolean>): Call {
  let question: Promise<boolean> | null = null;
  const requestPassword = () => {
    question ??= ask().finally(() => {
      question = null;
    });
    return question;
  };
  return async (name, request, input) => {
    try {
      return await call(name, request, input);
    } catch (error) {
      if (!isPasswordRequired(error) || !(await requestPassword())) throw error;
      return call(name, request, input);
    }
  };
}

/** Tests for the refusal of a sensitive act that needs the password again. */
export function isPasswordRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PASSWORD_REQUIRED';
}
