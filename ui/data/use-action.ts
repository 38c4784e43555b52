import { type Answer, ApiError, type Ask, type EndpointName } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { toastDurations } from '../feedback/toast-durations.ts';
import { showToast } from '../feedback/toaster.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { useClient } from './call-context.tsx';

export interface ActionSettings<Name extends EndpointName> {
  /** Said when it is done; what the server says comes first, 'updated' last (1 §4). */
  readonly done?: string;
  /** Errors stay 3 seconds on forms and 2 in the cart panel (1 §8). */
  readonly place?: 'form' | 'cart_panel';
  /** Says nothing while it works and when it is done; errors are still told. */
  readonly quiet?: boolean;
  readonly onDone?: (answer: Answer<Name>) => void | Promise<void>;
}

export interface Action<Name extends EndpointName> {
  /** Does it; what goes wrong is told in a toast and kept in `error`. */
  readonly mutate: (
    request: Ask<Name>,
    input?: { readonly onError?: (error: Error) => void },
  ) => void;
  /** The same, and answers or throws. */
  readonly mutateAsync: (request: Ask<Name>) => Promise<Answer<Name>>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
}

type ActionState = Pick<Action<EndpointName>, 'isPending' | 'isSuccess' | 'error'>;

const IDLE: ActionState = { isPending: false, isSuccess: false, error: null };

let count = 0;

/** Does something through the API: a loading toast, then one of success or of what went wrong (1 §4, §8). */
export const useAction = <Name extends EndpointName>(
  name: Name,
  settings: ActionSettings<Name> = {},
): Action<Name> => {
  const call = useClient();
  const texts = useTexts('shell');
  const [state, setState] = useState<ActionState>(IDLE);
  const inCart = settings.place === 'cart_panel';

  const mutateAsync = async (request: Ask<Name>): Promise<Answer<Name>> => {
    count += 1;
    const id = `action-${count}`;
    setState({ ...IDLE, isPending: true });
    if (settings.quiet !== true) showToast({ kind: 'loading', text: texts.working, id });
    try {
      const answer = await call(name, request);
      await settings.onDone?.(answer);
      const text = messageOf(answer) ?? settings.done ?? texts.updated;
      const duration = inCart ? toastDurations.cart_panel : toastDurations.success;
      if (settings.quiet !== true) showToast({ kind: 'success', text, id, duration });
      setState({ ...IDLE, isSuccess: true });
      return answer;
    } catch (error) {
      const duration = inCart ? toastDurations.cart_panel : toastDurations.error;
      showToast({ kind: 'error', text: wordsOf(error, texts.unknown_error), id, duration });
      setState({ ...IDLE, error });
      throw error;
    }
  };

  const mutate: Action<Name>['mutate'] = (request, input = {}) => {
    mutateAsync(request).catch((error: unknown) =>
      input.onError?.(error instanceof Error ? error : new Error(String(error))),
    );
  };
  return { ...state, mutateAsync, mutate };
};

/** The server says refusals in the language of the call; without an answer we say that ourselves. */
export function wordsOf(error: unknown, unknown_error: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return unknown_error;
  return error.message === '' ? error.code : error.message;
}

function messageOf(answer: unknown): string | null {
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
