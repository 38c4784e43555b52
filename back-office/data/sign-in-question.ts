type Question = (end: (signedIn: boolean) => void) => void;

let question: Question | null = null;
let end: ((signedIn: boolean) => void) | null = null;
let pending: Promise<boolean> | null = null;

/** Sets the dialog that can ask for a new sign-in over the page; null for none. */
export function showSignInWith(ask: Question | null): void {
  question = ask;
  if (ask === null) end?.(false);
}

/**
 * Asks the user to sign in again; returns true when they did. Calls that need it at the same moment
 * share one question.
 */
export function askSignIn(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    end = resolve;
    if (question === null) resolve(false);
    else question(resolve);
  }).finally(() => {
    end = null;
    pending = null;
  });
  return pending;
}
