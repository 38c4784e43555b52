import { fold } from '../base/fold.ts';

/**
 * Returns the text to type to delete an account (the customer's full name) or a participant (the
 * first name): in lower case and without white space (1 §5).
 */
export function confirmationOf(name: string): string {
  return withoutSpace(name.normalize('NFC').toLowerCase());
}

/**
 * True when the typed text is that name, whatever its case, spaces, accents, apostrophes and
 * hyphens. An empty text never is.
 */
export function isConfirmed(typed: string, name: string): boolean {
  const expected = withoutSpace(fold(name));
  // a name that folds to an empty text is typed as it is shown
  return expected === ''
    ? confirmationOf(name) !== '' && confirmationOf(typed) === confirmationOf(name)
    : withoutSpace(fold(typed)) === expected;
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/gu, '');
}
