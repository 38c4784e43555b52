import type { Answer } from '@ribambelle/api/client.ts';
import {
  type ChoiceState,
  MOST_ASKED,
  stateOfChoice,
} from '@ribambelle/domain/activities/request-tiers.ts';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ScheduleChoice } from '../pieces/schedule/schedule-column.ts';
import { useBroken } from '../pieces/requests/use-broken.ts';
import { type Reason, useReasons, useReasonsByDate } from '../pieces/requests/use-reasons.ts';
import { useChoice } from '../pieces/schedule/use-choice.ts';

type Configuration = Answer<'getRegistrationsRequestsConfiguration'>;

export type Tier = Answer<'getRegistrationsRequestsConfiguration'>['tiers'][number];

export interface RequestChoice {
  readonly choice: ScheduleChoice;
  readonly count: number;
  readonly clear: (() => void) | null;
  /** The chosen tier, or the only one; null for none. */
  readonly tier: Tier | null;
  readonly chooseTier: (cuid: string) => void;
  /**
   * The state of the selection against the tier, or against any of them while none is chosen; null
   * without tiers.
   */
  readonly standing: ChoiceState | null;
  /** The required and optional constraints that are broken. */
  readonly reasons: readonly Reason[];
  /** True when the selection can be sent. */
  readonly ready: boolean;
  /** Goes to the page of the request, with the whole query (2 §2). */
  readonly goOn: () => void;
}

/**
 * Returns the selection for a request, which is in the address, with the tier. Dates that break a
 * constraint show it.
 */
export function useRequestChoice(
  activity: string,
  { tiers, constraints }: Configuration,
): RequestChoice {
  const { path, search } = useLocation();
  const navigate = useNavigate();
  const { choice, cuids, clear } = useChoice(MOST_ASKED);
  const tier_cuid = new URLSearchParams(search).get('tier');
  const only = tiers.length === 1 ? tiers[0] : undefined;
  const { broken, checking } = useBroken({
    activity,
    constrained: constraints.length > 0,
    availabilities: cuids,
  });
  const tier = tiers.find(({ cuid }) => cuid === tier_cuid) ?? only ?? null;
  const standing = stateOfChoice(cuids.length, tier === null ? tiers : [tier]);
  const choosing = standing?.state === 'too_few';
  const reasons = useReasons(broken, { choosing });
  const by_date = useReasonsByDate(broken, { choosing });
  return {
    choice: { ...choice, reasons: by_date },
    reasons,
    ready: standing?.state === 'valid' && !checking && broken.every(({ optional }) => optional),
    count: cuids.length,
    clear,
    tier,
    chooseTier: (cuid) =>
      navigate(`${path}${withChanges(search, { tier: cuid })}`, { replace: true }),
    standing,
    goOn: () =>
      navigate(
        `/cart/registrations-requests${withChanges(search, { availabilities: cuids, tier: tier?.cuid })}`,
      ),
  };
}
