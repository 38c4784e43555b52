import type { SecurityEventType } from '@ribambelle/domain/logs/security-events.ts';

const TYPES: Readonly<Record<SecurityEventType, string>> = {
  'sign-in.succeeded': 'Signed in',
  'sign-in.new-device': 'Signed in on a new device',
  'sign-in.failed': 'Sign-in refused',
  'sign-in.blocked': 'Sign-in blocked: too many tries',
  'sessions.ended': 'Sessions ended',
  'access-rules.changed': 'Rules for signing in changed',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'recovery-code.used': 'Recovery code used',
  'recovery-codes.renewed': 'New recovery codes',
  'second-factor.failed': 'Wrong two-step verification code',
  'second-factor.enabled': 'Two-step verification switched on',
  'second-factor.disabled': 'Two-step verification switched off',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'password-link.requested': 'Password link requested',
  'password.confirmation-failed': 'Password confirmation refused',
  'email.change-requested': 'Change of e-mail address requested',
  'email.changed': 'E-mail address changed',
  'account.deleted': 'Account deleted',
  'collaborator.created': 'Team member added',
  'collaborator.changed': 'Team member changed',
  'role.changed': 'Role changed',
  'bank-account.changed': 'Bank account changed',
  'mail-server.changed': 'Mail server changed',
  'host-name.changed': 'Site address changed',
  'data.exported': 'Data exported',
  'refund.created': 'Refund',
  'test-mode.changed': 'Test mode changed',
  'provider-message.unreadable': 'Unreadable message of the payment provider',
};

const DETAILS = new Map([
  ['from', 'before'],
  ['to', 'after'],
  ['list', 'list'],
  ['rows', 'rows'],
  ['role', 'role'],
  ['email', 'e-mail'],
  ['amount', 'amount'],
  ['left', 'left'],
  ['passkey', 'passkey'],
  ['browser', 'browser'],
  ['system', 'device'],
  ['way', 'method'],
]);

const VALUES = new Map([
  ['ORIGIN', 'the way it was paid'],
  ['BANK', 'bank transfer or cash'],
  ['WALLET', 'wallet'],
  ['PROVIDER', 'online'],
  ['registrations', 'registrations'],
  ['true', 'yes'],
  ['false', 'no'],
  ['', 'nothing'],
]);

const KINDS = new Map([
  ['CUSTOMER', 'Customer'],
  ['COLLABORATOR', 'Team member'],
  ['VISITOR', 'Visitor'],
  ['SYSTEM', 'Platform'],
]);

export const texts = {
  title: 'Security log',
  event: 'Event',
  actor: 'Who',
  address: 'IP address',
  details: 'Details',
  all_types: 'All events',
  all_actors: 'Everybody',
  actor_kind: 'Kind',
  typeOf: (type: string) => new Map<string, string>(Object.entries(TYPES)).get(type) ?? type,
  kindOf: (kind: string) => KINDS.get(kind) ?? kind,
  detail: (name: string, value: string) =>
    `${DETAILS.get(name) ?? name}: ${VALUES.get(value) ?? value}`,
};
