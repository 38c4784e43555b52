import { SimpleGrid, TextInput, Textarea } from '@mantine/core';
import {
  FIRST_LANGUAGE,
  type InEachLanguage,
  inEachLanguage,
  LANGUAGES,
} from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { nameOfLanguage } from '../texts/language.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';

interface Props {
  readonly label: string;
  readonly value?: InEachLanguage<string>;
  readonly onChange: (value: InEachLanguage<string>) => void;
  /** The errors of the form, and where this text stands in it. */
  readonly errors?: { readonly of: Readonly<Record<string, ReactNode>>; readonly path: string };
  readonly long?: boolean;
  readonly required?: boolean;
}

/** A text that says nothing yet. */
export const NO_TEXT: InEachLanguage<string> = inEachLanguage(() => '');

/** A text in every language, side by side; an empty one falls back to another on the site (R21). */
export function BilingualField(props: Props) {
  const reader = useLanguage();
  const { value = NO_TEXT, errors } = props;
  const Input = props.long === true ? Textarea : TextInput;
  return (
    <SimpleGrid cols={{ base: 1, xs: LANGUAGES.length }} spacing="sm">
      {LANGUAGES.map((language) => (
        <Input
          key={language}
          label={`${props.label} (${nameOfLanguage(language, reader)})`}
          lang={language}
          value={value[language]}
          onChange={(event: { target: { value: string } }) =>
            props.onChange({ ...value, [language]: event.target.value })
          }
          error={errors?.of[`${errors.path}.${language}`]}
          required={props.required === true && language === FIRST_LANGUAGE}
          {...(props.long === true ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
        />
      ))}
    </SimpleGrid>
  );
}
