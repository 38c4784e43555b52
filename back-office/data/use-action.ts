import type { Answer, Call, EndpointName } from '@ribambelle/api/client.ts';
import { isOutdated, isRefusal, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { type Sending, useSending } from '@ribambelle/client/data/use-sending.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useRef } from 'react';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { newKey } from './new-key.ts';
import { offerUndo } from './undo.ts';
import { say } from './messages.ts';

/** Whatever is done stands in the log, wherever that is shown. */
const LOG = 'listAuditLog';

/**
 * Calls a writing endpoint. On success the named lists are refetched and a quiet message shows (the server's own, else `done`);
 * a refusal shows the server's sentence, unless a form says what went wrong itself (`quiet`), and where it is because of how things
 * stand, the lists are refetched too. With `once`, sent again after no answer
 * came, it still happens only once. What was taken away can be put back for ten seconds, and so can what says how with `undo`
 * (docs/decisions/0087-undo.md).
 */
export function useAction<Name extends EndpointName>(
  name: Name,
  input: {
    refreshes: readonly EndpointName[];
    done?: string;
    quiet?: boolean;
    once?: boolean;
    /** The call that is its inverse, where nothing has left the house. */
    undo?: ((call: Call, answer: Answer<Name>) => Promise<unknown>) | undefined;
  },
): Sending<Name> {
  const texts = useTexts('office');
  const answers = useAnswers();
  const call = useClient();
  const key = useRef<string | null>(null);
  const refresh = async () => {
    await Promise.all([...input.refreshes, LOG].map((refreshed) => answers.invalidate(refreshed)));
  };
  const failed = (error: Error) =>
    say({
      message: sentenceOf(error, texts.no_answer),
      color: 'red',
      autoClose: 6000,
    });
  const undone = (undo: () => Promise<unknown>) => {
    const back = async () => {
      await refresh();
      say({ message: texts.undo.done, color: 'green' });
    };
    const refused = (error: Error) => {
      failed(error);
      return refresh();
    };
    void undo().then(back, refused);
  };
  return useSending(name, {
    input: () => (input.once === true ? { idempotency_key: (key.current ??= newKey()) } : {}),
    done: async (answer, message) => {
      key.current = null;
      await refresh();
      const said = message ?? input.done ?? texts.saved;
      const { undo } = input;
      const removal = removalOf(answer);
      if (removal !== null)
        offerUndo(said, () => undone(() => call('restoreRemoval', { removal })));
      else if (undo !== undefined) offerUndo(said, () => undone(() => undo(call, answer)));
      else if (said !== '') say({ message: said, color: 'green' });
    },
    failed: (error) => {
      // what was refused was not done: the next try is another one
      if (isRefusal(error)) key.current = null;
      if (isOutdated(error))
        for (const refreshed of input.refreshes) void answers.invalidate(refreshed);
      if (input.quiet === true) return;
      failed(error);
    },
  });
}

/** By what that was taken away is put back; null where nothing was. */
function removalOf(answer: unknown): string | null {
  const removal =
    typeof answer === 'object' && answer !== null && 'removal' in answer ? answer.removal : null;
  return typeof removal === 'string' ? removal : null;
}
