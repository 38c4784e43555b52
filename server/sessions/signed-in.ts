import type { Device } from '@ribambelle/domain/collaborators/device.ts';
import type { Pending } from '@ribambelle/domain/collaborators/pending.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';

/** Who of the staff is on the site as a customer. */
export interface ActingCollaborator {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** When somebody was last noted to be there. */
  readonly seen_at: Instant;
}

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
  /** Who of the staff is there as this customer; null for the customer. */
  readonly acting: ActingCollaborator | null;
}

/** The collaborator of the session, with what they may do. */
export interface SignedInCollaborator {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  /** What they may do in their scope. */
  readonly permissions: readonly Permission[];
  /** Whether they see everything, or the groups alone that they are attached to. */
  readonly scope: Scope;
  /** When the password of this session was last given. */
  readonly password_at: Instant;
  /** They have an app that shows codes. */
  readonly authenticator_app: boolean;
  /** They have that, or a passkey. */
  readonly second_factor: boolean;
  /** The organiser wants a second factor of them. */
  readonly wants_second_factor: boolean;
  /** What has to be done before anything else; null for nothing. */
  readonly pending: Pending | null;
  /** Which session it is, as its owner sees it in a list. */
  readonly session: string;
  /** When somebody was last noted to be there. */
  readonly seen_at: Instant;
}

/** How somebody signed in: on which device, and whether they ever did on it before. */
export interface BegunSession {
  readonly device: Device;
  readonly is_new_device: boolean;
}

/** How an action begins or ends the session of its caller; the cookie follows when the action succeeds. */
export interface SessionAccess {
  begin(owner: { organiser_id: number; customer_id: number }): Promise<void>;
  /** The same for a collaborator who comes from the back-office to be there as the customer; false when that may not be, and nothing has begun. */
  beginAsStaff(
    owner: { organiser_id: number; customer_id: number },
    acting: { collaborator_id: number; collaborator_session: string },
  ): Promise<boolean>;
  /** The same for a collaborator, whose devices are remembered. */
  beginForStaff(owner: { organiser_id: number; collaborator_id: number }): Promise<BegunSession>;
  end(): Promise<void>;
  /** The caller gave the password again: for the next quarter of an hour it counts as just given (R29). */
  notePassword(): Promise<void>;
  /** Ends every other session of the same owner, as after a change of password. */
  endOthers(owner: { customer_id: number } | { collaborator_id: number }): Promise<void>;
}
