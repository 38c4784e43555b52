import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { QueryObserverResult } from '@tanstack/react-query';
import { useLanguage } from '../texts/texts-context.tsx';
import { useClient } from './call-context.tsx';
import { previousAnswer } from './unsafe.ts';
import { useObserved } from './use-observed.ts';

export interface CallOptions {
  /** False asks nothing yet. */
  readonly enabled?: boolean;
  /** Shows the last answer while another request of the same call is on its way; `isPlaceholderData` says so. */
  readonly keep_previous?: boolean;
}

/** The key under which an answer is kept; `queryClient.invalidateQueries({ queryKey: ['listActivities'] })` makes all of a call stale. */
export const keyOf = (
  name: EndpointName,
  request: unknown,
  language: string,
): readonly unknown[] => [name, request, language];

/** Reads a call of the API: there at once when the element's data.ts asked for it, refetched when it is stale. */
export const useCall = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
  options: CallOptions = {},
): QueryObserverResult<Answer<Name>> => {
  const call = useClient();
  const language = useLanguage();
  return useObserved({
    queryKey: keyOf(name, request, language),
    queryFn: () => call(name, request),
    enabled: options.enabled ?? true,
    ...(options.keep_previous === true && { placeholderData: previousAnswer }),
  });
};
