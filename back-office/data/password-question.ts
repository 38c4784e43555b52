type Question = (end: (given: boolean) => void) => void;

let question: Question | null = null;

/** Sets the dialog that can ask for the password; null for none. */
export function showQuestionWith(ask: Question | null): void {
  question = ask;
}

/** Asks the signed-in user for the password; returns true when it was given (R29). */
export function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    if (question === null) resolve(false);
    else question(resolve);
  });
}
