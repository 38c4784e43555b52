/**
 * Returns an answer with the type of its call. Guarantee: it is kept under the name and request of
 * the very call that returned it.
 */
export function answerOf<Answer>(kept: unknown): Answer | undefined {
  return kept as Answer | undefined;
}
