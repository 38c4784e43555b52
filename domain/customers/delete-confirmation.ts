import { fold } from '../base/fold.ts';

/**
 * What somebody is asked to type to delete an account (the customer's full name) or a participant (the first name): lower-cased and
 * without white space (1 §5).
 */
export function confirmationOf(name: string): string {
  return withoutSpace(name.normalize('NFC').toLowerCase());
}

/** True when what was typed is that name, however it is typed: case, spaces, accents, apostrophes and hyphens are all alike. Nothing typed is never right. */
export function isConfirmed(typed: string, name: string): boolean {
  const expected = withoutSpace(fold(name));
  // a name that folds to nothing is typed as it is shown
  return expected === ''
    ? confirmationOf(name) !== '' && confirmationOf(typed) === confirmationOf(name)
    : withoutSpace(fold(typed)) === expected;
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/gu, '');
}
