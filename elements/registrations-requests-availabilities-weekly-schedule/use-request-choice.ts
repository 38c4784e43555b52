import type { Answer } from '@ribambelle/api/client.ts';
import {
  type ChoiceState,
  MOST_ASKED,
  stateOfChoice,
} from '@ribambelle/domain/activities/request-tiers.ts';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ScheduleChoice } from '../pieces/schedule/schedule-column.ts';
import { useChoice } from '../pieces/schedule/use-choice.ts';

export type Tier = Answer<'getRegistrationsRequestsConfiguration'>['tiers'][number];

export interface RequestChoice {
  readonly choice: ScheduleChoice;
  readonly count: number;
  readonly clear: (() => void) | null;
  /** The tier that is chosen, or the only one; null for none. */
  readonly tier: Tier | null;
  readonly chooseTier: (cuid: string) => void;
  /** How what is chosen stands to the tier, or to any of them as long as none is chosen; null without tiers. */
  readonly standing: ChoiceState | null;
  /** Goes to the page of the request, with the whole query (2 §2). */
  readonly goOn: () => void;
}

/** What is chosen for a request: it stands in the address, with the tier. */
export function useRequestChoice(tiers: readonly Tier[]): RequestChoice {
  const { path, search } = useLocation();
  const navigate = useNavigate();
  const { choice, cuids, clear } = useChoice(MOST_ASKED);
  const named = new URLSearchParams(search).get('tier');
  const only = tiers.length === 1 ? tiers[0] : undefined;
  const tier = tiers.find(({ cuid }) => cuid === named) ?? only ?? null;
  return {
    choice,
    count: cuids.length,
    clear,
    tier,
    chooseTier: (cuid) =>
      navigate(`${path}${withChanges(search, { tier: cuid })}`, { replace: true }),
    standing: stateOfChoice(cuids.length, tier === null ? tiers : [tier]),
    goOn: () =>
      navigate(
        `/cart/registrations-requests${withChanges(search, { availabilities: cuids, tier: tier?.cuid })}`,
      ),
  };
}
