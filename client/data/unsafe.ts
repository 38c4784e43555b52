/** An answer as its call promises it. Guarantee: it is kept under the name and request of the very call that answered it. */
export function answerOf<Answer>(kept: unknown): Answer | undefined {
  return kept as Answer | undefined;
}
