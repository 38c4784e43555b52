/**
 * A sale, as panels show it, with amounts in minor units; null for staff without access to them.
 */
export interface Sold {
  readonly customer: { readonly cuid: string; readonly fullname: string };
  readonly cart: { readonly reference: string } | null;
  readonly total_amount: number | null;
  readonly paid_amount: number | null;
  readonly credit_amount: number | null;
  readonly created_at: string;
  /** The name of its seller; null for a purchase on the site. */
  readonly created_by: string | null;
  readonly cancellation_message: string | null;
}
