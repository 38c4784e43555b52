/** The two names put together, as shown everywhere. */
export function fullname(person: {
  readonly firstname: string;
  readonly lastname: string;
}): string {
  return `${person.firstname.trim()} ${person.lastname.trim()}`.trim();
}

/** An e-mail address as it is stored and compared: trimmed and lower-cased (1 §5). */
export function storedEmail(email: string): string {
  return email.trim().toLowerCase();
}
