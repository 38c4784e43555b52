import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { useEffect } from 'react';
import { type BrokenFor, brokenFor } from './broken-for.ts';

export interface BrokenNow {
  readonly broken: readonly BrokenFor[];
  /** True while it is not known yet of what is chosen now; false where it cannot be asked, and the server will say. */
  readonly checking: boolean;
}

interface Selection {
  /** By its slug or cuid. */
  readonly activity: string;
  /** False for an activity without constraints: nothing is asked. */
  readonly constrained: boolean;
  /** By their cuids, in the order in which they were chosen. */
  readonly availabilities: readonly string[];
  /** Of availabilities of which some dates are chosen alone. */
  readonly dates?: readonly number[];
  /** For whom; nobody chosen yet, empty. */
  readonly participants?: readonly number[];
}

/** Which constraints of its activity a selection breaks (1 §5, decision 109): asked anew whenever it changes. */
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
  // what was said before somebody signed in, or had another child, is old
  useEffect(() => {
    void answers.invalidate('checkRegistrationsRequest');
  }, [answers, family]);
  if (!enabled) return { broken: [], checking: false };
  return {
    broken: brokenFor(data?.checked ?? [], participants),
    checking: !isError && (isPending || isPlaceholderData),
  };
}
