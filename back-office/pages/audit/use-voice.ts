import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMemo } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { LANGUAGE_CHOICES } from '../../texts/language.ts';
import { useWeeklyWords } from '../reports/weekly-words.ts';
import type { Voice } from './written-change.ts';

/** Returns the words of changes for the reader. */
export function useVoice(): Voice {
  const texts = useTexts('office-audit');
  const { methodOf, refund_ways } = useTexts('office-payments');
  const { ways } = useTexts('office-customers').news;
  const { permissionOf } = useTexts('office-permissions');
  const { price, moment, lastDay, plainDay } = useFormats();
  const { weekday } = useWeeklyWords();
  return useMemo(() => {
    const methods = ['TRANSFER', 'CASH', 'OTHER'].map(
      (method) => [method, methodOf(method)] as const,
    );
    const languages = LANGUAGE_CHOICES.map(({ value, label }) => [value, label] as const);
    return {
      texts,
      price,
      moment,
      lastDay,
      day: plainDay,
      weekday,
      permissionOf,
      codes: new Map([
        ...Object.entries(refund_ways),
        // a transfer is the word for both
        ...methods,
        ...languages,
        ...Object.entries(ways),
      ]),
    };
  }, [texts, methodOf, refund_ways, ways, permissionOf, price, moment, lastDay, plainDay, weekday]);
}
