import { Textarea, TextInput } from '@mantine/core';
import { type InEachLanguage, inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { inLanguage } from '../../fields/bilingual-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { isRecord } from '../edits.ts';
import type { FieldProps } from './field-props.ts';

/** A text in the shown language, or in each language one below the other. */
export function WordsField(props: FieldProps<'words'>) {
  const { field, label, path, value, onChange, place } = props;
  const words = wordsIn(value);
  const Input = field.lines === true ? Textarea : TextInput;
  return place.languages.map((language) => (
    <Input
      key={language}
      label={inLanguage(label, { language, languages: place.languages })}
      lang={language}
      data-setting={path}
      value={words[language]}
      maxLength={props.shape.maxLength ?? 2000}
      disabled={place.disabled}
      onChange={(event: { target: { value: string } }) =>
        onChange(path, { ...words, [language]: event.target.value })
      }
      {...(field.lines === true ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
    />
  ));
}

/** A formatted text in the shown language, or in each language one below the other. */
export function RichField(props: FieldProps<'rich'>) {
  const { label, path, value, onChange, place } = props;
  const words = wordsIn(value);
  return place.languages.map((language) => (
    <div key={`${language} ${place.revision}`} data-setting={path}>
      <RichTextField
        label={inLanguage(label, { language, languages: place.languages })}
        lang={language}
        value={words[language]}
        disabled={place.disabled}
        onChange={(html) => onChange(`${path}.${language}`, html)}
      />
    </div>
  ));
}

/** Returns a setting as a text in each language; a plain text is that of all. */
export function wordsIn(value: unknown): InEachLanguage<string> {
  const words = isRecord(value) ? value : null;
  return inEachLanguage((language) => {
    const text = words === null ? value : words[language];
    return typeof text === 'string' ? text : '';
  });
}
