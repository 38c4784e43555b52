/** A registration request as its family reads of it: that it came in, or what was decided. */
export interface RegistrationRequestFacts {
  readonly firstname: string;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly participant: string;
  readonly activity: string;
  /** What was asked, such as two lessons a week. */
  readonly tier: string;
  readonly requested: readonly {
    readonly start_at: string;
    readonly end_at: string;
    /** Whether there is a place for it now. */
    readonly given: boolean;
  }[];
  /** What the organiser said; empty for nothing. */
  readonly message: string;
  /** Where the request is in the account. */
  readonly href: string;
}
