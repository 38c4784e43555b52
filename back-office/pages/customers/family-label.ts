/** A family in a choice of several: its name, and how it is reached, which tells two of one name apart. */
export function familyLabel(family: {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
}): string {
  return [family.name, family.email ?? family.phone].filter((part) => part !== '').join(' · ');
}
