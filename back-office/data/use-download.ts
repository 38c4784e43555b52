import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { download } from './download.ts';
import { say } from './messages.ts';

/** Downloads a file of the server; a refusal shows its sentence. */
export function useDownload() {
  const texts = useTexts('office');
  const [isPending, setPending] = useState(false);
  const mutate = (address: string) => {
    setPending(true);
    download(address)
      .catch((error: unknown) => say({ message: sentenceOf(error, texts.no_answer), color: 'red' }))
      .finally(() => setPending(false));
  };
  return { mutate, isPending };
}
