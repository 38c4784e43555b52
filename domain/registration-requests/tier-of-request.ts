import { stateOfSelection, type TierBounds } from '../activities/request-tiers.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

interface Tier extends TierBounds {
  readonly id: number;
  readonly cuid: string;
}

/** The reasons why a selection fits no tier. */
export type TierCode = 'TIER_UNKNOWN' | 'AVAILABILITIES_TOO_FEW' | 'AVAILABILITIES_TOO_MANY';

/**
 * Returns the tier of a request for `count` availabilities: the named one, or the first that fits.
 * Refuses one that the activity does not offer, and a number that fits none (2 §4).
 */
export function tierOfRequest(
  tiers: readonly Tier[],
  request: { readonly count: number; readonly tier: string | null },
): Decision<number, TierCode> {
  const requestedTier =
    request.tier === null ? tiers : tiers.filter(({ cuid }) => cuid === request.tier);
  if (requestedTier.length === 0) return refuse('TIER_UNKNOWN', { tier: 'TIER_UNKNOWN' });
  const stated = requestedTier.map((tier) => ({
    tier,
    ...stateOfSelection(request.count, tier),
  }));
  const fitting = stated.find(({ state }) => state === 'valid');
  if (fitting !== undefined) return permit(fitting.tier.id);
  const code = stated.some(({ state }) => state === 'too_few')
    ? 'AVAILABILITIES_TOO_FEW'
    : 'AVAILABILITIES_TOO_MANY';
  return refuse(code, { availabilities: code });
}
