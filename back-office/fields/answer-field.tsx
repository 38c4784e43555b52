import { Textarea, TextInput } from '@mantine/core';
import type { AnswerType } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { Answer as AnswerOf } from '@ribambelle/api/client.ts';
import type { ReactNode } from 'react';
import { MultiSelect, Select } from './choices.tsx';

/** An answer while it is written: a text, a day, the id of a choice, or several ids. */
export type Given = string | readonly string[];

type Field = Pick<
  AnswerOf<'getOfficeCustomer'>['custom_fields'][number],
  'title' | 'required' | 'choices'
> & {
  readonly type: AnswerType;
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
  const Control = CONTROLS[field.type];
  return (
    <Control
      words={{
        label: field.title,
        required: field.required,
        error,
        ...(field.description ? { description: field.description } : {}),
      }}
      choices={field.choices.map(({ id, label }) => ({ value: String(id), label }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface ControlProps {
  readonly words: {
    readonly label: string;
    readonly required: boolean;
    readonly error: ReactNode;
    readonly description?: string;
  };
  readonly choices: { readonly value: string; readonly label: string }[];
  readonly value: Given;
  readonly onChange: (value: Given) => void;
}

const CONTROLS: Readonly<Record<AnswerType, (props: ControlProps) => ReactNode>> = {
  TEXT: (props) => <Line {...props} type="text" />,
  DATE: (props) => <Line {...props} type="date" />,
  LONGTEXT: ({ words, value, onChange }) => (
    <Textarea
      {...words}
      autosize
      minRows={2}
      maxRows={8}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
  CHOICES_SINGLE: ({ words, choices, value, onChange }) => (
    <Select
      {...words}
      data={choices}
      clearable
      value={textOf(value) === '' ? null : textOf(value)}
      onChange={(new_value) => onChange(new_value ?? '')}
    />
  ),
  CHOICES_MULTIPLE: ({ words, choices, value, onChange }) => (
    <MultiSelect
      {...words}
      data={choices}
      value={typeof value === 'string' ? [] : [...value]}
      onChange={onChange}
      clearable
    />
  ),
};

function Line({ words, type, value, onChange }: ControlProps & { type: 'text' | 'date' }) {
  return (
    <TextInput
      {...words}
      type={type}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const textOf = (value: Given): string => (typeof value === 'string' ? value : '');
