/**
 * Returns an answer with the type of its call. Guarantee: it is kept under the name and request of
 * the very call that returned it.
 */
export function answerOf<Answer>(answer: unknown): Answer | undefined {
  return answer as Answer | undefined;
}
