import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** What people read of a failed call, also where none answered: those words are with the page, since nothing can be fetched then (1 §8). */
export const useSentence = (): ((error: unknown) => string) => {
  const { unknown_error } = useTexts('shell');
  return (error) => sentenceOf(error, unknown_error);
};
