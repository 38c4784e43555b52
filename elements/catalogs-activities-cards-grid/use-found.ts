import type { Answer } from '@ribambelle/api/client.ts';
import type { Observed } from '@ribambelle/client/data/use-observed.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useEffect, useState } from 'react';
import type { GridFilters } from '../pieces/filters/use-grid-filters.ts';
import { gridRequest } from './grid-request.ts';
import type { Settings } from './settings.ts';

export interface FoundActivities {
  readonly answer: Observed<Answer<'listActivities'>>;
  /** How many there are; undefined while nothing but what the server drew is known, and while newer ones are read. */
  readonly count: number | undefined;
}

/** The activities of one page of the grid, read anew with each change of the filters. */
export function useFound(settings: Settings, filters: GridFilters): FoundActivities {
  const answer = useCall('listActivities', gridRequest(settings, filters.query), {
    keep_previous: true,
  });
  const read = answer.isPlaceholderData ? undefined : answer.data?.count;
  // the server knows it already, the browser that takes its page over does not
  const [count, setCount] = useState<number | undefined>();
  useEffect(() => setCount(read), [read]);
  return { answer, count };
}
