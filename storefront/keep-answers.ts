import { type Answers, keyIn } from '@ribambelle/client/data/answers.ts';
import type { PageState } from './page-state.ts';

/**
 * Keeps the answers that came with a page as if just fetched, both its data and those rendered in
 * its document; newer known ones stay.
 */
export function keepAnswers(
  answers: Answers,
  { state, page }: { state: PageState; page: ParentNode },
): void {
  const updated_at = Math.min(Date.parse(state.rendered_at), Date.now());
  for (const [key, answer] of state.answers)
    if (answers.of(key).updated_at < updated_at) answers.keep(key, { data: answer, updated_at });
  for (const element of page.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const key = keyIn(element.dataset['drawn'] ?? '[]');
    if (answers.of(key).updated_at < updated_at)
      answers.keepDrawn(key, { drawn: element.innerHTML, updated_at });
  }
}
