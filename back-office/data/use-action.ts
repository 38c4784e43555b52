import { type Answer, ApiError, type Ask, type EndpointName } from '@ribambelle/api/client.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { call, callOnce, newKey, queries } from './client.ts';

/**
 * Calls a writing endpoint. On success the named lists are asked again and a quiet message shows (the server's own, else `done`);
 * a refusal shows the server's sentence, unless the form shows it on its fields (`quiet`). With `once`, sent again after no answer came,
 * it still happens only once.
 */
export function useAction<Name extends EndpointName>(
  name: Name,
  input: { refreshes: readonly EndpointName[]; done?: string; quiet?: boolean; once?: boolean },
) {
  const texts = useTexts('office');
  const key = useRef(newKey());
  return useMutation<Answer<Name>, Error, Ask<Name>>({
    mutationFn: (request) =>
      input.once === true ? callOnce(key.current)(name, request) : call(name, request),
    onSuccess: async (answer) => {
      key.current = newKey();
      await Promise.all(
        input.refreshes.map((refreshed) => queries.invalidateQueries({ queryKey: [refreshed] })),
      );
      const message = messageOf(answer) ?? input.done ?? texts.saved;
      if (message !== '') notifications.show({ message, color: 'green' });
    },
    onError: (error) => {
      if (input.quiet === true && error instanceof ApiError && Object.keys(error.fields).length > 0)
        return;
      notifications.show({
        message: sentenceOf(error, texts.no_answer),
        color: 'red',
        autoClose: 6000,
      });
    },
  });
}

/** What to tell about a failed call: the server's own sentence, or that none answered. */
export function sentenceOf(error: Error, no_answer: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : no_answer;
}

function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
  return typeof answer.message === 'string' ? answer.message : null;
}
