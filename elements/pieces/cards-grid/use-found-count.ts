import type { Observed } from '@ribambelle/client/data/use-observed.ts';
import { useEffect, useState } from 'react';

/** How many an answer found; undefined while nothing but what the server drew is known, and while newer ones are read. */
export function useFoundCount(answer: Observed<{ readonly count: number }>): number | undefined {
  const read = answer.isPlaceholderData ? undefined : answer.data?.count;
  // the server knows it already, the browser that takes its page over does not
  const [count, setCount] = useState<number | undefined>();
  useEffect(() => setCount(read), [read]);
  return count;
}
