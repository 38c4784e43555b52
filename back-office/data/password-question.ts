type Question = (end: (given: boolean) => void) => void;

let question: Question | null = null;

/** Whoever can show the question for the password, or null again. */
export function showQuestionWith(shown: Question | null): void {
  question = shown;
}

/** Asks who is signed in for the password; answers whether it was given (R29). */
export function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    if (question === null) resolve(false);
    else question(resolve);
  });
}
