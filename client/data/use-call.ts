import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import { useLanguage } from '../texts/texts-context.tsx';
import type { AnswerKey } from './answers.ts';
import { useClient } from './call-context.tsx';
import { type Observed, useObserved } from './use-observed.ts';

export interface CallOptions {
  /** False asks nothing yet. */
  readonly enabled?: boolean;
  /** Shows the last answer while another request of the same call is on its way; `isPlaceholderData` says so. */
  readonly keep_previous?: boolean;
}

/** The key under which an answer is kept. */
export const keyOf = (name: EndpointName, request: unknown, language: string): AnswerKey => [
  name,
  request,
  language,
];

/** Reads a call of the API: there at once when the element's data.ts named it, refetched when it is old. */
export const useCall = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
  options: CallOptions = {},
): Observed<Answer<Name>> => {
  const call = useClient();
  const language = useLanguage();
  return useObserved({
    key: keyOf(name, request, language),
    read: () => call(name, request),
    ...options,
  });
};
