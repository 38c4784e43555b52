import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';

/** The customer of the session. */
export interface SignedInCustomer {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly email_confirmed: boolean;
  readonly language: Language;
  /** When the password of this session was last given. */
  readonly password_at: Instant;
}

/** The collaborator of the session, with what they may do. */
export interface SignedInCollaborator {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  readonly permissions: readonly Permission[];
  /** When the password of this session was last given. */
  readonly password_at: Instant;
}

/** How an action begins or ends the session of its caller; the cookie follows when the action succeeds. */
export interface SessionAccess {
  begin(
    owner:
      | { organiser_id: number; customer_id: number }
      | { organiser_id: number; collaborator_id: number },
  ): Promise<void>;
  end(): Promise<void>;
  /** The caller gave the password again: for the next quarter of an hour it counts as just given (R29). */
  notePassword(): Promise<void>;
  /** Ends every other session of the same owner, as after a change of password. */
  endOthers(owner: { customer_id: number } | { collaborator_id: number }): Promise<void>;
}
