/**
 * The request of a family, as it is in the cart and then in the request. It holds no places and has
 * no price.
 */
export interface RequestTerms {
  /** The tier of the request, which sets the number of availabilities. */
  readonly tier_id: number;
  readonly availabilities: readonly RequestedAvailability[];
  /** The options and answers of each registration that will result. */
  readonly options: readonly { readonly price_id: number; readonly content: string | null }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
}

/** A requested availability, with its dates. */
export interface RequestedAvailability {
  readonly availability_id: number;
  readonly date_ids: readonly number[];
}
