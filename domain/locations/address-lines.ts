/** An address in parts; a part may be missing (1 §3.1). */
export interface AddressParts {
  readonly street: string | null;
  readonly number: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
}

/**
 * Returns the address in two lines, `Rue de la Loi 16` and `1000 Bruxelles`; empty lines are left
 * out.
 */
export function addressLines(address: AddressParts): readonly string[] {
  return [
    inOneLine(address.street, address.number),
    inOneLine(address.postcode, address.city),
  ].filter((line) => line !== '');
}

/** Returns the address in one line, `Rue de la Loi 16, 1000 Bruxelles`. */
export function addressLine(address: AddressParts): string {
  return addressLines(address).join(', ');
}

function inOneLine(one: string | null, other: string | null): string {
  return [one?.trim(), other?.trim()].filter(Boolean).join(' ');
}
