import type { AnswerType } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { CheckboxGroup } from '@ribambelle/ui/forms/checkbox-group.tsx';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
import { Select } from '@ribambelle/ui/forms/select.tsx';
import { TextArea } from '@ribambelle/ui/forms/text-area.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { CustomField } from './custom-values.ts';
import type { InputOf } from './input-of.ts';

const MOST_IN_SIGHT = 5;

interface CustomFieldsProps {
  readonly fields: readonly CustomField[];
  readonly input: InputOf;
  /** The path of the values in the form: `custom_data` or `participant.custom_data`. */
  readonly path?: string;
  /** True to leave fields that are required later empty for now (3 §5). */
  readonly making?: boolean;
}

/**
 * The custom fields of the organiser, besides names and address, the highest order first (1 §3.1).
 */
export const CustomFields = ({
  fields,
  input,
  path = 'custom_data',
  making = false,
}: CustomFieldsProps): ReactElement => (
  <>
    {fields.map((field) => (
      <CustomFieldInput
        key={field.id}
        field={field}
        required={field.required && !(making && field.deferred)}
        input={() => input(`${path}.${field.id}`)}
      />
    ))}
  </>
);

interface OneProps {
  readonly field: CustomField;
  readonly required: boolean;
  readonly input: () => ReturnType<InputOf>;
}

const CustomFieldInput = ({ field, required, input }: OneProps): ReactElement => {
  const texts = useTexts('customers');
  const words = { label: field.title, required, optional_mark: texts.optional };
  const Control = CONTROLS[field.type];
  return (
    <Control
      words={field.description === '' ? words : { ...words, description: field.description }}
      choices={field.choices.map(({ id, label }) => ({ value: String(id), label }))}
      input={input()}
      choose={texts.choose}
    />
  );
};

interface ControlProps {
  readonly words: {
    readonly label: string;
    readonly required: boolean;
    readonly optional_mark: string;
    readonly description?: string;
  };
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly input: ReturnType<InputOf>;
  /** The words of a list of which nothing is chosen. */
  readonly choose: string;
}

const CONTROLS: Readonly<Record<AnswerType, (props: ControlProps) => ReactElement>> = {
  TEXT: ({ words, input }) => <TextInput {...words} {...input} />,
  LONGTEXT: ({ words, input }) => <TextArea {...words} {...input} />,
  DATE: ({ words, input }) => <DateInput {...words} {...input} />,
  CHOICES_SINGLE: ({ words, choices, input, choose }) =>
    choices.length > MOST_IN_SIGHT || !words.required ? (
      <Select {...words} {...input} choices={choices} placeholder={choose} />
    ) : (
      <RadioGroup {...words} {...input} value={input.value ?? null} choices={choices} />
    ),
  CHOICES_MULTIPLE: ({ words, choices, input }) => (
    <CheckboxGroup {...words} {...input} value={input.value ?? []} choices={choices} />
  ),
};
