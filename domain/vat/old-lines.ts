/**
 * The kinds of receivables whose lines are outside VAT, whatever the organiser's default is: the
 * sale of a voucher, and money that is asked back. All other lines from before the regime get the
 * default, and not what their things have chosen since.
 */
export const OUTSIDE_VAT: readonly string[] = ['VOUCHER', 'CORRECTION'];
