import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * Decides whether one registration may take this many places; `maximum` is the activity's setting,
 * null is no limit (R28). Blames `quantity`.
 */
export function decideQuantity(
  quantity: number,
  maximum: number | null,
): Decision<null, 'QUANTITY_TOO_HIGH'> {
  return maximum !== null && quantity > maximum
    ? refuse('QUANTITY_TOO_HIGH', { quantity: 'QUANTITY_TOO_HIGH' })
    : permit(null);
}
