/**
 * What somebody types to delete an account (the customer's full name) or a participant (the first name): lower-cased and
 * without white space (1 §5).
 */
export function confirmationOf(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}

/** True when what was typed is that name, in whatever case and spacing; nothing typed is never right. */
export function isConfirmed(typed: string, name: string): boolean {
  const expected = confirmationOf(name);
  return expected !== '' && confirmationOf(typed) === expected;
}
