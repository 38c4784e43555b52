import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * Returns the sentence to show for a failed call. The one for no answer is sent with the page,
 * since nothing can be fetched then (1 §8).
 */
export const useSentence = (): ((error: unknown) => string) => {
  const { unknown_error } = useTexts('shell');
  return (error) => sentenceOf(error, unknown_error);
};
