import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAnswers } from './answers-context.tsx';
import { type AnswerKey, type KeptAnswer, keyIn, textOf } from './answers.ts';
import { answerOf } from './unsafe.ts';

export interface Observation<Answer, Key extends AnswerKey = AnswerKey> {
  readonly key: Key;
  readonly read: () => Promise<Answer>;
  /** False asks nothing yet. */
  readonly enabled?: boolean;
  /** Shows the last answer while another key's is on its way. */
  readonly keep_previous?: boolean;
  /** Refetched when the window is looked at again; true when not said. */
  readonly on_focus?: boolean;
}

export interface Observed<Answer, Key extends AnswerKey = AnswerKey> {
  readonly data: Answer | undefined;
  /** The key of what `data` answers: the one before while the answer to the next is on its way. */
  readonly answered: Key;
  /** What the server drew of it, when its data did not come with the page; see drawn.tsx. */
  readonly drawn: string | null;
  /** The text of its key. */
  readonly text: string;
  readonly error: Error | null;
  /** The last reading failed. */
  readonly isError: boolean;
  /** Nothing is known yet, neither an answer nor why there is none. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** `data` is the answer to the request before. */
  readonly isPlaceholderData: boolean;
  /** Milliseconds since 1970; 0 without an answer. */
  readonly dataUpdatedAt: number;
  /** Asks again. */
  readonly refetch: () => Promise<void>;
}

/** Watches one kept answer, and asks for it when there is none that is fresh. */
export const useObserved = <Answer, const Key extends AnswerKey>(
  observation: Observation<Answer, Key>,
): Observed<Answer, Key> => {
  const { key, enabled = true, keep_previous = false, on_focus = true } = observation;
  const answers = useAnswers();
  const latest = useRef(observation);
  const previous = useRef<{ readonly key: Key; readonly kept: KeptAnswer } | null>(null);
  const text = textOf(key);
  // before it is watched: what watches reads with the latest
  useEffect(() => {
    latest.current = observation;
  });
  const watch = useCallback(
    (changed: () => void) =>
      answers.watch(keyIn(text), {
        changed,
        read: () => latest.current.read(),
        enabled,
        on_focus,
      }),
    [answers, text, enabled, on_focus],
  );
  if (answers.asks_early && enabled) answers.begin(key, observation.read);
  const snapshot = () => answers.at(text);
  const kept = useSyncExternalStore(watch, snapshot, snapshot);
  const stands_in =
    keep_previous && !isKnown(kept) && kept.error === null ? previous.current : null;
  const shown = stands_in?.kept ?? kept;
  useEffect(() => {
    if (isKnown(kept)) previous.current = { key, kept };
  });
  return {
    data: answerOf(shown.data),
    answered: stands_in?.key ?? key,
    drawn: shown.drawn,
    text,
    error: kept.error,
    isError: kept.error !== null,
    isPending: !isKnown(shown) && kept.error === null,
    isFetching: kept.is_reading,
    isPlaceholderData: stands_in !== null,
    dataUpdatedAt: shown.updated_at,
    refetch: () => answers.again(key),
  };
};

function isKnown({ data, drawn }: KeptAnswer): boolean {
  return data !== undefined || drawn !== null;
}
