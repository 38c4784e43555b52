import { SimpleGrid, TextInput, Textarea } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  readonly label: string;
  readonly value?: { readonly fr: string; readonly en: string };
  readonly onChange: (value: { fr: string; en: string }) => void;
  /** The sentence of an error on either language. */
  readonly errors?: { readonly fr?: React.ReactNode; readonly en?: React.ReactNode };
  readonly long?: boolean;
  readonly required?: boolean;
}

/** A text in both languages, side by side; the empty one falls back to the other on the site (R21). */
export function BilingualField(props: Props) {
  const value = props.value ?? { fr: '', en: '' };
  const texts = useTexts('office');
  const Input = props.long === true ? Textarea : TextInput;
  const field = (language: 'fr' | 'en', suffix: string) => (
    <Input
      label={`${props.label} (${suffix.slice(0, 1).toLowerCase()}${suffix.slice(1)})`}
      lang={language}
      value={value[language]}
      onChange={(event: { target: { value: string } }) =>
        props.onChange({ ...value, [language]: event.target.value })
      }
      error={props.errors?.[language]}
      required={props.required === true && language === 'fr'}
      {...(props.long === true ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {field('fr', texts.in_french)}
      {field('en', texts.in_english)}
    </SimpleGrid>
  );
}
