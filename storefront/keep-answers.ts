import { type Answers, keyIn } from '@ribambelle/client/data/answers.ts';
import type { PageState } from './page-state.ts';

/**
 * Keeps the answers that came with a page as if they had just been fetched, its data and what stands drawn in its document;
 * younger ones that are known stay.
 */
export function keepAnswers(
  answers: Answers,
  { state, page }: { state: PageState; page: ParentNode },
): void {
  const updated_at = Math.min(Date.parse(state.rendered_at), Date.now());
  for (const [key, answer] of state.answers)
    if (answers.of(key).updated_at < updated_at) answers.keep(key, answer, updated_at);
  for (const element of page.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const key = keyIn(element.dataset['drawn'] ?? '[]');
    if (answers.of(key).updated_at < updated_at)
      answers.keepDrawn(key, element.innerHTML, updated_at);
  }
}
