import { Textarea, TextInput } from '@mantine/core';
import type { Answer as AnswerOf } from '@ribambelle/api/client.ts';
import type { ReactNode } from 'react';
import { MultiSelect, Select } from './choices.tsx';

/** An answer while it is written: a text, a day, the id of a choice, or several ids. */
export type Given = string | readonly string[];

type Field = Pick<
  AnswerOf<'getOfficeCustomer'>['custom_fields'][number],
  'title' | 'required' | 'choices'
> & {
  readonly type: string;
  readonly description?: string;
};

/** The answer to a custom field or a question of the organiser, in a field that suits its kind. */
export function AnswerField(props: {
  field: Field;
  value: Given;
  onChange: (value: Given) => void;
  error?: ReactNode;
}) {
  const { field, value, onChange, error } = props;
  const input = {
    label: field.title,
    required: field.required,
    error,
    ...(field.description ? { description: field.description } : {}),
  };
  const choices = field.choices.map(({ id, label }) => ({ value: String(id), label }));
  if (field.type === 'CHOICES_MULTIPLE')
    return (
      <MultiSelect
        {...input}
        data={choices}
        value={typeof value === 'string' ? [] : [...value]}
        onChange={onChange}
        clearable
      />
    );
  const text = typeof value === 'string' ? value : '';
  if (field.type === 'CHOICES_SINGLE')
    return (
      <Select
        {...input}
        data={choices}
        clearable
        value={text === '' ? null : text}
        onChange={(new_value) => onChange(new_value ?? '')}
      />
    );
  if (field.type === 'LONGTEXT')
    return (
      <Textarea
        {...input}
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const type = field.type === 'DATE' ? 'date' : 'text';
  return (
    <TextInput
      {...input}
      type={type}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
