/** Returns the two names joined, as shown everywhere. */
export function fullname(person: {
  readonly firstname: string;
  readonly lastname: string;
}): string {
  return `${person.firstname.trim()} ${person.lastname.trim()}`.trim();
}

/** Returns an e-mail address as it is stored and compared: trimmed and in lower case (1 §5). */
export function storedEmail(email: string): string {
  return email.trim().toLowerCase();
}
