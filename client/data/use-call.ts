import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import { useLanguage } from '../texts/texts-context.tsx';
import { useClient } from './call-context.tsx';
import { type Observed, useObserved } from './use-observed.ts';

export interface CallOptions {
  /** False sends no request yet. */
  readonly enabled?: boolean;
  /**
   * Shows the last answer while another request of the same call is on its way; `isPlaceholderData`
   * says so.
   */
  readonly keep_previous?: boolean;
}

/** The state of a call. */
export interface Called<Name extends EndpointName> extends Observed<
  Answer<Name>,
  readonly [Name, Ask<Name>, string]
> {
  /**
   * The request that `data` answers: kept data are drawn with this one, never with the current one.
   */
  readonly request: Ask<Name>;
}

/**
 * Reads a call of the API: at once when the element's data.ts named it, and again when it is stale.
 */
export const useCall = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
  options: CallOptions = {},
): Called<Name> => {
  const call = useClient();
  const language = useLanguage();
  const observed = useObserved({
    key: [name, request, language],
    read: () => call(name, request),
    ...options,
  });
  return { ...observed, request: observed.answered[1] };
};
