import type { Amount } from '@ribambelle/domain/base/money.ts';

/** An amount as Mollie writes it: `10.00`. */
interface MollieAmount {
  readonly value: string;
  readonly currency: string;
}

/** The currencies of Mollie's that have no smaller unit. */
const WHOLE: ReadonlySet<string> = new Set(['ISK', 'JPY']);

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Returns an amount in minor units as Mollie writes it. Exact, without floats. */
export function mollieAmount(input: {
  readonly amount: Amount;
  readonly currency: string;
}): MollieAmount {
  const { amount, currency } = input;
  if (WHOLE.has(currency)) return { value: String(amount), currency };
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const sign = amount < 0 ? '-' : '';
  return { value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** Returns an amount that Mollie wrote, in minor units. Exact; refuses what is no amount. */
export function minorUnits({ value, currency }: MollieAmount): Amount {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === '') throw new Error(`Not an amount of Mollie's: ${value} ${currency}`);
  const digits = WHOLE.has(currency) ? 0 : 2;
  if (fraction.length > digits && /[1-9]/.test(fraction.slice(digits)))
    throw new Error(`Too many decimals for ${currency}: ${value}`);
  const units = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return sign === '-' ? 0 - units : units;
}
