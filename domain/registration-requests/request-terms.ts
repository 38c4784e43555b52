/** What a family asks of an activity, as it lies in the cart and then in the request. It holds no places and has no price. */
export interface RequestTerms {
  /** The tier that it is for: how many availabilities it asks for. */
  readonly tier_id: number;
  readonly availabilities: readonly RequestedAvailability[];
  /** What is chosen and answered for each registration that comes of it. */
  readonly options: readonly { readonly price_id: number; readonly content: string | null }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
}

/** An availability that is asked for, on which of its dates. */
export interface RequestedAvailability {
  readonly availability_id: number;
  readonly date_ids: readonly number[];
}
