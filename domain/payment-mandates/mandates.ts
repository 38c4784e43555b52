/**
 * The reason why a mandate ended: the family or staff ended it, its family was erased, its first
 * payment was not paid, the provider refuses it, a payment came back, another took its place, or
 * the account at the provider was disconnected.
 */
export const END_REASONS = [
  'FAMILY',
  'STAFF',
  'ERASED',
  'NOT_PAID',
  'REFUSED',
  'CHARGED_BACK',
  'REPLACED',
  'DISCONNECTED',
] as const;
export type EndReason = (typeof END_REASONS)[number];
