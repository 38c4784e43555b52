import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../texts/use-texts.ts';
import { download } from './download.ts';
import { sentenceOf } from './use-action.ts';

/** Downloads a file of the server; a refusal shows its sentence. */
export function useDownload() {
  const texts = useTexts('office');
  return useMutation<void, Error, string>({
    mutationFn: download,
    onError: (error) =>
      notifications.show({ message: sentenceOf(error, texts.no_answer), color: 'red' }),
  });
}
