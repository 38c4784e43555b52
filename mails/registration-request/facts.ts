/** A registration request, as its family reads about it: that it came in, or how it was decided. */
export interface RegistrationRequestFacts {
  readonly firstname: string;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly participant: string;
  readonly activity: string;
  /** The tier of the request, such as two lessons a week. */
  readonly tier: string;
  readonly requested: readonly {
    readonly start_at: string;
    readonly end_at: string;
    /** True when there is a place for it now. */
    readonly given: boolean;
  }[];
  /** The organiser's message; empty for none. */
  readonly message: string;
  /** The page of the request in the account. */
  readonly href: string;
}
