import type { Answer, EndpointName } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { isOutdated, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { type Sending, useSending } from '@ribambelle/client/data/use-sending.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useId } from 'react';
import { toastDurations } from '../feedback/toast-durations.ts';
import { showToast } from '../feedback/toaster.ts';

export interface ActionSettings<Name extends EndpointName> {
  /** The message when it is done; the server's own comes first, 'updated' last (1 §4). */
  readonly done?: string;
  /** The place of the toast: errors stay 3 seconds on forms and 2 in the cart panel (1 §8). */
  readonly shown_in?: 'form' | 'cart_panel';
  /** True to show nothing while it works and when it is done; errors still show. */
  readonly quiet?: boolean;
  readonly onDone?: (answer: Answer<Name>) => void | Promise<void>;
}

/**
 * Sends a call that writes: a loading toast, then one of success or error (1 §4, §8). When it is
 * refused because the state has changed, everything on the page is read again.
 */
export const useAction = <Name extends EndpointName>(
  name: Name,
  settings: ActionSettings<Name> = {},
): Sending<Name> => {
  const texts = useTexts('shell');
  const answers = useAnswers();
  const id = useId();
  const inCart = settings.shown_in === 'cart_panel';
  const loud = settings.quiet !== true;
  return useSending(name, {
    working: () => {
      if (loud) showToast({ kind: 'loading', text: texts.working, id });
    },
    done: async (answer, message) => {
      await settings.onDone?.(answer);
      const text = message ?? settings.done ?? texts.updated;
      const duration = inCart ? toastDurations.cart_panel : toastDurations.success;
      if (loud) showToast({ kind: 'success', text, id, duration });
    },
    failed: (error) => {
      if (isOutdated(error)) void answers.invalidate();
      const duration = inCart ? toastDurations.cart_panel : toastDurations.error;
      showToast({ kind: 'error', text: sentenceOf(error, texts.unknown_error), id, duration });
    },
  });
};
