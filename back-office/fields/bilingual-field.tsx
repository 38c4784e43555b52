import { SimpleGrid, TextInput, Textarea } from '@mantine/core';
import {
  type InEachLanguage,
  inEachLanguage,
  type Language,
  LANGUAGES,
} from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { useOfferedLanguages } from '../data/session.tsx';
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

/** What a field for a text in one language is called: the language is not said where there is one alone. */
export function inLanguage(
  label: string,
  { language, languages }: { language: Language; languages: readonly Language[] },
): string {
  return languages.length === 1 ? label : `${label} · ${language.toUpperCase()}`;
}

/**
 * A text in every language that the organiser's site offers, side by side; an empty one falls back to another on the site (R21). One
 * language alone is a field like any other, and what was written in another before stays.
 */
export function BilingualField(props: Props) {
  const reader = useLanguage();
  const offered = useOfferedLanguages();
  const { value = NO_TEXT, label } = props;
  const Input = props.long === true ? Textarea : TextInput;
  const alone = offered.length === 1;
  return (
    <SimpleGrid cols={{ base: 1, xs: offered.length }} spacing="sm">
      {offered.map((language, index) => (
        <Input
          key={language}
          label={alone ? label : `${label} (${nameOfLanguage(language, reader)})`}
          lang={language}
          value={value[language]}
          onChange={(event: { target: { value: string } }) =>
            props.onChange({ ...value, [language]: event.target.value })
          }
          error={errorIn(props.errors, alone ? LANGUAGES : [language])}
          required={props.required === true && index === 0}
          {...(props.long === true ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
        />
      ))}
    </SimpleGrid>
  );
}

/** What is wrong with a text in one of these languages: where one is left, it says what concerns them all. */
function errorIn(errors: Props['errors'], languages: readonly Language[]): ReactNode {
  if (errors === undefined) return undefined;
  return languages
    .map((language) => errors.of[`${errors.path}.${language}`])
    .find((error) => error !== undefined);
}
