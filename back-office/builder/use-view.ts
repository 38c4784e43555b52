import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useOfferedLanguages, useSession } from '../data/session.tsx';
import { useOnAPhone } from '../shell/use-on-a-phone.ts';
import type { View } from './view-choice.tsx';

/** Returns how the page is looked at, at first in the language and the width of the reader. */
export function useView() {
  const { language } = useSession().organiser;
  const languages = useOfferedLanguages();
  const reader = useLanguage();
  const onPhone = useOnAPhone();
  return useState<View>({
    language: languages.includes(reader) ? reader : language,
    side_by_side: false,
    width: onPhone ? 390 : 1280,
  });
}
