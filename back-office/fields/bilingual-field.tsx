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
  /** The errors of the form, and the path of this text in it. */
  readonly errors?: { readonly of: Readonly<Record<string, ReactNode>>; readonly path: string };
  readonly long?: boolean;
  readonly required?: boolean;
}

/** An empty text. */
export const NO_TEXT: InEachLanguage<string> = inEachLanguage(() => '');

/**
 * Returns the label of a field for a text in one language; the language is left out when the site
 * has only one.
 */
export function inLanguage(
  label: string,
  { language, languages }: { language: Language; languages: readonly Language[] },
): string {
  return languages.length === 1 ? label : `${label} · ${language.toUpperCase()}`;
}

/**
 * A text in every language that the organiser's site offers, side by side; an empty one falls back
 * to another on the site (R21). A single language has an ordinary field, and texts written earlier
 * in another language stay.
 */
export function BilingualField(props: Props) {
  const reader = useLanguage();
  const languages = useOfferedLanguages();
  const { value = NO_TEXT, label } = props;
  const Input = props.long === true ? Textarea : TextInput;
  const is_single = languages.length === 1;
  return (
    <SimpleGrid cols={{ base: 1, xs: languages.length }} spacing="sm">
      {languages.map((language, index) => (
        <Input
          key={language}
          label={is_single ? label : `${label} (${nameOfLanguage(language, reader)})`}
          lang={language}
          value={value[language]}
          onChange={(event: { target: { value: string } }) =>
            props.onChange({ ...value, [language]: event.target.value })
          }
          error={errorIn(props.errors, is_single ? LANGUAGES : [language])}
          required={props.required === true && index === 0}
          {...(props.long === true ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
        />
      ))}
    </SimpleGrid>
  );
}

/**
 * Returns the error of a text in one of these languages; when only one language is offered, its
 * field shows the error of any.
 */
function errorIn(errors: Props['errors'], languages: readonly Language[]): ReactNode {
  if (errors === undefined) return undefined;
  return languages
    .map((language) => errors.of[`${errors.path}.${language}`])
    .find((error) => error !== undefined);
}
