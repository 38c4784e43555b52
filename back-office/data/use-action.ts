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

/** The list of the log, refetched after every action because each is logged. */
const LOG = 'listAuditLog';

/**
 * Calls a writing endpoint. On success the named lists are refetched and a quiet message shows (the
 * server's own, or else `done`). A refusal shows the server's sentence, unless the form reports its
 * errors itself (`quiet`); when the state of the data is the cause, the lists are refetched too.
 * With `once`, a call that is sent again because no answer came still happens only once. A removal
 * can be taken back for ten seconds, and so can an act with `undo` (docs/decisions/0087-undo.md).
 */
export function useAction<Name extends EndpointName>(
  name: Name,
  input: {
    refreshes: readonly EndpointName[];
    done?: string;
    quiet?: boolean;
    once?: boolean;
    /** The inverse call, for an act of which nothing has left the house. */
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
  const sayFailure = (error: Error) =>
    say({
      message: sentenceOf(error, texts.no_answer),
      color: 'red',
      autoClose: 6000,
    });
  const runUndo = (undo: () => Promise<unknown>) => {
    const back = async () => {
      await refresh();
      say({ message: texts.undo.done, color: 'green' });
    };
    const onError = (error: Error) => {
      sayFailure(error);
      return refresh();
    };
    void undo().then(back, onError);
  };
  return useSending(name, {
    input: () => (input.once === true ? { idempotency_key: (key.current ??= newKey()) } : {}),
    done: async (answer, message) => {
      key.current = null;
      await refresh();
      const text = message ?? input.done ?? texts.saved;
      const { undo } = input;
      const removal = removalOf(answer);
      if (removal !== null)
        offerUndo(text, () => runUndo(() => call('restoreRemoval', { removal })));
      else if (undo !== undefined) offerUndo(text, () => runUndo(() => undo(call, answer)));
      else if (text !== '') say({ message: text, color: 'green' });
    },
    failed: (error) => {
      // a refused call did nothing: the next try is another one
      if (isRefusal(error)) key.current = null;
      if (isOutdated(error))
        for (const refreshed of input.refreshes) void answers.invalidate(refreshed);
      if (input.quiet === true) return;
      sayFailure(error);
    },
  });
}

/** Returns the key that takes a removal back; null when nothing was removed. */
function removalOf(answer: unknown): string | null {
  const removal =
    typeof answer === 'object' && answer !== null && 'removal' in answer ? answer.removal : null;
  return typeof removal === 'string' ? removal : null;
}
