/** The events of the security log, in the order of its filter, each with a name per language. */
export const SECURITY_EVENT_TYPES = [
  'sign-in.succeeded',
  'sign-in.new-device',
  'sign-in.failed',
  'sign-in.blocked',
  'sessions.ended',
  'access-rules.changed',
  'passkey.added',
  'passkey.removed',
  'recovery-code.used',
  'recovery-codes.renewed',
  'second-factor.failed',
  'second-factor.enabled',
  'second-factor.disabled',
  'password.changed',
  'password.reset',
  'password-link.requested',
  'password.confirmation-failed',
  'email.change-requested',
  'email.changed',
  'account.deleted',
  'collaborator.created',
  'collaborator.changed',
  'role.changed',
  'bank-account.changed',
  'mail-server.changed',
  'host-name.changed',
  'sender-domain.changed',
  'data.exported',
  'refund.created',
  'test-mode.changed',
  'payment-provider.connected',
  'payment-provider.used',
  'payment-provider.disconnected',
  'provider-message.unreadable',
] as const;

/** One kind of security event. */
export type SecurityEventType = (typeof SECURITY_EVENT_TYPES)[number];

/** The causes of a security event: a signed-in person, somebody unknown, or the platform itself. */
export const SECURITY_ACTORS = ['CUSTOMER', 'COLLABORATOR', 'VISITOR', 'SYSTEM'] as const;

/** One kind of cause. */
export type SecurityActorKind = (typeof SECURITY_ACTORS)[number];
