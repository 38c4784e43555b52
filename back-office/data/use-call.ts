import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** The answer of a reading endpoint. `keep` shows the page before while the next one loads, as lists do. */
export function useCall<Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
  input: { enabled?: boolean; keep?: boolean } = {},
) {
  return useQuery<Answer<Name>>({
    queryKey: [name, request],
    queryFn: () => call(name, request),
    enabled: input.enabled ?? true,
    ...(input.keep === true ? { placeholderData: keepPreviousData } : {}),
  });
}
