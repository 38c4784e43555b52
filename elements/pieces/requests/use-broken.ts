import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { useEffect } from 'react';
import { type BrokenFor, brokenFor } from './broken-for.ts';

export interface BrokenNow {
  readonly broken: readonly BrokenFor[];
  /**
   * True while the answer for the present selection is unknown; false when there will be none, and
   * the server decides.
   */
  readonly checking: boolean;
}

interface Selection {
  /** The slug or cuid of the activity. */
  readonly activity: string;
  /** False for an activity without constraints: no call is made. */
  readonly constrained: boolean;
  /** The cuids of the availabilities, in the order of choosing. */
  readonly availabilities: readonly string[];
  /** The ids of dates, of availabilities of which only some dates are chosen. */
  readonly dates?: readonly number[];
  /** The ids of the participants; empty before anybody is chosen. */
  readonly participants?: readonly number[];
}

/**
 * Returns the constraints of its activity that a selection breaks (1 §5, decision 109): checked
 * again at every change.
 */
export function useBroken(selection: Selection): BrokenNow {
  const { activity, constrained, availabilities, dates = [], participants = [] } = selection;
  const enabled = constrained && availabilities.length > 0;
  const { data, isError, isPending, isPlaceholderData } = useCall(
    'checkRegistrationsRequest',
    { activity, availabilities: [...availabilities], dates: [...dates] },
    { enabled, keep_previous: true },
  );
  const session = useSession();
  const answers = useAnswers();
  const family = `${session?.customer?.id} ${session?.participants.length}`;
  // an answer from before somebody signed in, or added a child, is outdated
  useEffect(() => {
    void answers.invalidate('checkRegistrationsRequest');
  }, [answers, family]);
  if (!enabled) return { broken: [], checking: false };
  return {
    broken: brokenFor(data?.checked ?? [], participants),
    checking: !isError && (isPending || isPlaceholderData),
  };
}
