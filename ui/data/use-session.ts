import type { Answer } from '@ribambelle/api/client.ts';
import { useEffect, useState } from 'react';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useObserved } from '@ribambelle/client/data/use-observed.ts';

export type Session = Answer<'getSession'>;

const SESSION_KEY = ['getSession'] as const;

/**
 * Who is there, with participants, cart and account: undefined while the browser asks. Pages drawn on the server know
 * nobody, so the first picture in the browser knows nobody either.
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

/** Asks again who is there and what is in the cart; awaited, it ends when the answer has come. */
export const useRefreshSession = (): (() => Promise<void>) => {
  const answers = useAnswers();
  return () => answers.invalidate('getSession');
};
