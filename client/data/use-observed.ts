import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAnswers } from './answers-context.tsx';
import { type AnswerKey, type KeptAnswer, keyIn, textOf } from './answers.ts';
import { answerOf } from './unsafe.ts';

export interface Observation<Answer, Key extends AnswerKey = AnswerKey> {
  readonly key: Key;
  readonly read: () => Promise<Answer>;
  /** False sends no request yet. */
  readonly enabled?: boolean;
  /** Shows the last answer while another key's is on its way. */
  readonly keep_previous?: boolean;
  /** True to refetch when the window gets focus again; the default. */
  readonly on_focus?: boolean;
}

export interface Observed<Answer, Key extends AnswerKey = AnswerKey> {
  readonly data: Answer | undefined;
  /** The key that `data` answers: the previous one while the answer to the next is on its way. */
  readonly answered: Key;
  /**
   * The HTML that the server drew for it, when its data did not come with the page; see drawn.tsx.
   */
  readonly drawn: string | null;
  /** The text of its key. */
  readonly text: string;
  readonly error: Error | null;
  /** True when the last read failed. */
  readonly isError: boolean;
  /** True while there is neither an answer nor an error. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** True when `data` answers the previous request. */
  readonly isPlaceholderData: boolean;
  /** Milliseconds since 1970; 0 without an answer. */
  readonly dataUpdatedAt: number;
  /** Reads it again. */
  readonly refetch: () => Promise<void>;
}

/** Watches one kept answer, and reads it when there is no fresh one. */
export const useObserved = <Answer, const Key extends AnswerKey>(
  observation: Observation<Answer, Key>,
): Observed<Answer, Key> => {
  const { key, enabled = true, keep_previous = false, on_focus = true } = observation;
  const answers = useAnswers();
  const latest = useRef(observation);
  const previous = useRef<{ readonly key: Key; readonly kept: KeptAnswer } | null>(null);
  const text = textOf(key);
  // before it is watched: the watcher reads with the latest
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
  const entry = useSyncExternalStore(watch, snapshot, snapshot);
  const stands_in =
    keep_previous && !isKnown(entry) && entry.error === null ? previous.current : null;
  const visible = stands_in?.kept ?? entry;
  useEffect(() => {
    if (isKnown(entry)) previous.current = { key, kept: entry };
  });
  return {
    data: answerOf(visible.data),
    answered: stands_in?.key ?? key,
    drawn: visible.drawn,
    text,
    error: entry.error,
    isError: entry.error !== null,
    isPending: !isKnown(visible) && entry.error === null,
    isFetching: entry.is_reading,
    isPlaceholderData: stands_in !== null,
    dataUpdatedAt: visible.updated_at,
    refetch: () => answers.again(key),
  };
};

function isKnown({ data, drawn }: KeptAnswer): boolean {
  return data !== undefined || drawn !== null;
}
