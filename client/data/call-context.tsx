import type { Call } from '@ribambelle/api/client.ts';
import { createContext, type ReactElement, type ReactNode, use } from 'react';

const CallContext = createContext<Call | null>(null);

export const CallProvider = ({
  call,
  children,
}: {
  readonly call: Call;
  readonly children: ReactNode;
}): ReactElement => <CallContext value={call}>{children}</CallContext>;

/**
 * Returns the client of the API, in the language of the page; for calls that neither useCall nor
 * useAction covers.
 */
export const useClient = (): Call => {
  const call = use(CallContext);
  if (call === null) throw new Error('No client of the API above this component');
  return call;
};
