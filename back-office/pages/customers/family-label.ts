/**
 * Returns the label of a family among several: its name, and its contact, which tells two families
 * of the same name apart.
 */
export function familyLabel(family: {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
}): string {
  return [family.name, family.email ?? family.phone].filter((part) => part !== '').join(' · ');
}
