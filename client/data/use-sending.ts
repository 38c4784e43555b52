import type { Answer, Ask, Call, EndpointName } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useClient } from './call-context.tsx';

/**
 * The way a front end shows the outcome of a call: toasts on the site, notifications in the
 * back-office.
 */
export interface Showing<Got> {
  readonly working?: () => void;
  /** Called with the sentence of the answer, if any; awaited before the call counts as done. */
  readonly done: (answer: Got, message: string | null) => void | Promise<void>;
  readonly failed: (error: Error) => void;
  /** The options that go with the request. */
  readonly input?: () => Parameters<Call>[2];
}

export interface Sending<Name extends EndpointName> {
  /** Sends it; an error is shown and kept in `error`. */
  readonly mutate: (request: Ask<Name>, then?: Then<Answer<Name>>) => void;
  /** Sends it too, and returns the answer or throws. */
  readonly mutateAsync: (request: Ask<Name>) => Promise<Answer<Name>>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  /** The last request sent. */
  readonly sent: Ask<Name> | null;
}

type State<Name extends EndpointName> = Omit<Sending<Name>, 'mutate' | 'mutateAsync'>;

interface Then<Got> {
  readonly onSuccess?: (answer: Got) => void;
  readonly onError?: (error: Error) => void;
}

const IDLE = { isPending: false, isSuccess: false, error: null };

/** Sends a call that writes, and shows its outcome. */
export const useSending = <Name extends EndpointName>(
  name: Name,
  showing: Showing<Answer<Name>>,
): Sending<Name> => {
  const call = useClient();
  const [state, setState] = useState<State<Name>>({ ...IDLE, sent: null });

  const mutateAsync = async (request: Ask<Name>): Promise<Answer<Name>> => {
    setState({ ...IDLE, sent: request, isPending: true });
    showing.working?.();
    try {
      const answer = await call(name, request, showing.input?.());
      await showing.done(answer, messageOf(answer));
      setState({ ...IDLE, sent: request, isSuccess: true });
      return answer;
    } catch (caught) {
      const error = caught instanceof Error ? caught : new Error(String(caught));
      showing.failed(error);
      setState({ ...IDLE, sent: request, error });
      throw error;
    }
  };

  const mutate: Sending<Name>['mutate'] = (request, then = {}) => {
    mutateAsync(request).then(then.onSuccess, then.onError ?? (() => {}));
  };
  return { ...state, mutateAsync, mutate };
};

function messageOf(answer: unknown): string | null {
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
