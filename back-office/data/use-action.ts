import { ApiError, type EndpointName } from '@ribambelle/api/client.ts';
import { isRefusal, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { type Sending, useSending } from '@ribambelle/client/data/use-sending.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { newKey } from './new-key.ts';

/** Whatever is done stands in the log, wherever that is shown. */
const LOG = 'listAuditLog';

/**
 * Calls a writing endpoint. On success the named lists are refetched and a quiet message shows (the server's own, else `done`);
 * a refusal shows the server's sentence, unless a form says what went wrong itself (`quiet`). With `once`, sent again after no answer
 * came, it still happens only once.
 */
export function useAction<Name extends EndpointName>(
  name: Name,
  input: {
    refreshes: readonly EndpointName[];
    done?: string;
    quiet?: boolean;
    once?: boolean;
  },
): Sending<Name> {
  const texts = useTexts('office');
  const answers = useAnswers();
  const key = useRef<string | null>(null);
  return useSending(name, {
    input: () => (input.once === true ? { idempotency_key: (key.current ??= newKey()) } : {}),
    done: async (_answer, message) => {
      key.current = null;
      await Promise.all(
        [...input.refreshes, LOG].map((refreshed) => answers.invalidate(refreshed)),
      );
      const said = message ?? input.done ?? texts.saved;
      if (said !== '') notifications.show({ message: said, color: 'green' });
    },
    failed: (error) => {
      // what was refused was not done: the next try is another one
      if (isRefusal(error)) key.current = null;
      // what is shown is no longer true
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
        for (const refreshed of input.refreshes) void answers.invalidate(refreshed);
      if (input.quiet === true) return;
      const message = sentenceOf(error, texts.no_answer);
      notifications.show({ message, color: 'red', autoClose: 6000 });
    },
  });
}
