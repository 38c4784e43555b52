import type { Observed } from '@ribambelle/client/data/use-observed.ts';
import type { Counted } from '@ribambelle/domain/base/counting.ts';
import { useEffect, useState } from 'react';

/**
 * Returns the number of results of an answer; undefined while only the part drawn by the server is
 * known, and while newer results load.
 */
export function useFoundCount(answer: Observed<Counted>): Counted | undefined {
  const answer_data = answer.isPlaceholderData ? undefined : answer.data;
  // the server already knows it; the browser that takes over its page does not
  const [counted, setCounted] = useState<Counted | undefined>();
  useEffect(() => setCounted(answer_data), [answer_data]);
  return counted;
}
