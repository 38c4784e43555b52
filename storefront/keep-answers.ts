import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from './page-state.ts';

/** Keeps the answers that came with a page as if they had just been asked; younger ones that are known stay. */
export function keepAnswers(queries: QueryClient, state: PageState): void {
  const updatedAt = Math.min(Date.parse(state.rendered_at), Date.now());
  for (const [key, answer] of state.answers) {
    const known = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (known < updatedAt) queries.setQueryData(key, answer, { updatedAt });
  }
}
