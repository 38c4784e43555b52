import {
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Watches one kept answer: what react-query's own hook does, without suspense and error boundaries, which our pages never
 * use and every visitor would load.
 */
export const useObserved = <Answer>(
  options: QueryObserverOptions<Answer>,
): QueryObserverResult<Answer> => {
  const queries = useQueryClient();
  const defaulted = queries.defaultQueryOptions(options);
  defaulted._optimisticResults = 'optimistic';
  const [observer] = useState(() => new QueryObserver(queries, defaulted));
  const result = observer.getOptimisticResult(defaulted);
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const unsubscribe = observer.subscribe(notifyManager.batchCalls(listener));
        // what came between drawing and subscribing
        observer.updateResult();
        return unsubscribe;
      },
      [observer],
    ),
    () => observer.getCurrentResult(),
    () => observer.getCurrentResult(),
  );
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer]);
  return observer.trackResult(result);
};
