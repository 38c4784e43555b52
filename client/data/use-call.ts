import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import { useLanguage } from '../texts/texts-context.tsx';
import { useClient } from './call-context.tsx';
import { type Observed, useObserved } from './use-observed.ts';

export interface CallOptions {
  /** False asks nothing yet. */
  readonly enabled?: boolean;
  /** Shows the last answer while another request of the same call is on its way; `isPlaceholderData` says so. */
  readonly keep_previous?: boolean;
}

/** The key under which an answer is kept. */
export const keyOf = <Name extends EndpointName, Request>(
  name: Name,
  request: Request,
  language: string,
): readonly [Name, Request, string] => [name, request, language];

/** What is known of a call. */
export interface Called<Name extends EndpointName> extends Observed<
  Answer<Name>,
  readonly [Name, Ask<Name>, string]
> {
  /** The request that `data` answers: data that were kept are drawn with this one, never with the one that is asked now. */
  readonly request: Ask<Name>;
}

/** Reads a call of the API: there at once when the element's data.ts named it, refetched when it is old. */
export const useCall = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
  options: CallOptions = {},
): Called<Name> => {
  const call = useClient();
  const language = useLanguage();
  const observed = useObserved({
    key: keyOf(name, request, language),
    read: () => call(name, request),
    ...options,
  });
  return { ...observed, request: observed.answered[1] };
};
