/** What panels show of anything that was sold, amounts in minor units; null where who looks may not see them. */
export interface Sold {
  readonly customer: { readonly cuid: string; readonly fullname: string };
  readonly cart: { readonly reference: string } | null;
  readonly total_amount: number | null;
  readonly paid_amount: number | null;
  readonly credit_amount: number | null;
}
