import type { Answers } from '@ribambelle/client/data/answers.ts';
import type { PageState } from './page-state.ts';

/** Keeps the answers that came with a page as if they had just been asked; younger ones that are known stay. */
export function keepAnswers(answers: Answers, state: PageState): void {
  const updatedAt = Math.min(Date.parse(state.rendered_at), Date.now());
  for (const [key, answer] of state.answers) {
    const known = answers.of(key).updated_at;
    if (known < updatedAt) answers.keep(key, answer, updatedAt);
  }
}
