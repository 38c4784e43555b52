import type { Answer } from '@ribambelle/api/client.ts';
import { useEffect, useState } from 'react';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useObserved } from '@ribambelle/client/data/use-observed.ts';

export type Session = Answer<'getSession'>;

const SESSION_KEY = ['getSession'] as const;

/**
 * Returns the session with participants, cart and account; undefined while the browser loads it.
 * Pages drawn on the server have no session, so the first render in the browser has none either.
 */
export const useSession = (): Session | undefined => {
  const call = useClient();
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { data } = useObserved({
    key: SESSION_KEY,
    read: () => call('getSession', {}),
    enabled: awake,
  });
  return awake ? data : undefined;
};

/**
 * Returns a function that reads the session and the cart again; it ends when the answer has come.
 */
export const useRefreshSession = (): (() => Promise<void>) => {
  const answers = useAnswers();
  return () => answers.invalidate('getSession');
};
