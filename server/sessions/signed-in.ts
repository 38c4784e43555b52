import type { Device } from '@ribambelle/domain/collaborators/device.ts';
import type { Pending } from '@ribambelle/domain/collaborators/pending.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';

/** A collaborator who is on the site as a customer. */
export interface ActingCollaborator {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Their permissions in their scope. */
  readonly permissions: readonly Permission[];
  /** The moment of the last noted activity. */
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
  /** The moment when the password of this session was last given. */
  readonly password_at: Instant;
  /** The collaborator who acts as this customer; null for the customer. */
  readonly acting: ActingCollaborator | null;
}

/** The collaborator of the session, with their permissions. */
export interface SignedInCollaborator {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  /** Their permissions in their scope. */
  readonly permissions: readonly Permission[];
  /** The scope: everything, or only the groups that they are attached to. */
  readonly scope: Scope;
  /** The moment when the password of this session was last given. */
  readonly password_at: Instant;
  /** True when they have an app that shows codes. */
  readonly authenticator_app: boolean;
  /** True when they have that app, or a passkey. */
  readonly second_factor: boolean;
  /** True when the organiser requires a second factor of them. */
  readonly wants_second_factor: boolean;
  /** The step required before anything else; null for none. */
  readonly pending: Pending | null;
  /** The name of the session, as its owner sees it in a list. */
  readonly session: string;
  /** The moment of the last noted activity. */
  readonly seen_at: Instant;
}

/** The device of a sign-in, and whether it is new to them. */
export interface BegunSession {
  readonly device: Device;
  readonly is_new_device: boolean;
}

/**
 * Begins or ends the session of an action's caller; the cookie follows when the action succeeds.
 */
export interface SessionAccess {
  begin(owner: { customer_id: number }): Promise<void>;
  /**
   * The same for a collaborator who comes from the back-office to act as the customer; returns
   * false when that is not allowed, and begins nothing.
   */
  beginAsStaff(
    owner: { customer_id: number },
    acting: { collaborator_id: number; collaborator_session: string },
  ): Promise<boolean>;
  /** The same for a collaborator, whose devices are remembered. */
  beginForStaff(owner: { collaborator_id: number }): Promise<BegunSession>;
  end(): Promise<void>;
  /**
   * Notes that the caller gave the password again: for the next quarter of an hour it counts as
   * just given (R29).
   */
  notePassword(): Promise<void>;
  /** Ends every other session of the same owner, as after a change of password. */
  endOthers(owner: { customer_id: number } | { collaborator_id: number }): Promise<void>;
}
