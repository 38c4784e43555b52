type Question = (end: (signedIn: boolean) => void) => void;

let question: Question | null = null;
let end: ((signedIn: boolean) => void) | null = null;
let pending: Promise<boolean> | null = null;

/** Whoever can ask somebody to sign in again over the page, or null again. */
export function showSignInWith(shown: Question | null): void {
  question = shown;
  if (shown === null) end?.(false);
}

/** Asks who was signed in to sign in again; answers whether they did. Calls that need it at the same moment share one question. */
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
