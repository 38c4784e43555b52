import type { Observed } from '@ribambelle/client/data/use-observed.ts';
import type { Counted } from '@ribambelle/domain/base/counting.ts';
import { useEffect, useState } from 'react';

/** How many an answer found; undefined while nothing but what the server drew is known, and while newer ones are read. */
export function useFoundCount(answer: Observed<Counted>): Counted | undefined {
  const read = answer.isPlaceholderData ? undefined : answer.data;
  // the server knows it already, the browser that takes its page over does not
  const [counted, setCounted] = useState<Counted | undefined>();
  useEffect(() => setCounted(read), [read]);
  return counted;
}
