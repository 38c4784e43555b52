import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { useOfferedLanguages } from '../data/session.tsx';
import { inLanguage, NO_TEXT } from './bilingual-field.tsx';
import { RichTextField } from './rich-text-field.tsx';

type Texts = InEachLanguage<string>;

/** A rich text in each language of the organiser, one field below the other. */
export function RichTextsField({
  label,
  value = NO_TEXT,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value?: Texts;
  readonly disabled: boolean;
  /** Is given what makes the new texts of the ones before, since editors answer late. */
  readonly onChange: (change: (before: Texts) => Texts) => void;
}) {
  const languages = useOfferedLanguages();
  return languages.map((language) => (
    <RichTextField
      key={language}
      label={inLanguage(label, { language, languages })}
      lang={language}
      value={value[language]}
      disabled={disabled}
      onChange={(html) => onChange((before) => ({ ...before, [language]: html }))}
    />
  ));
}
