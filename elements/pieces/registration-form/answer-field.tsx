import {
  type AnswerType,
  LONGEST_LINE,
  LONGEST_TEXT,
} from '@ribambelle/domain/custom-fields/answer-types.ts';
import { CheckboxGroup } from '@ribambelle/ui/forms/checkbox-group.tsx';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
import { Select } from '@ribambelle/ui/forms/select.tsx';
import { TextArea } from '@ribambelle/ui/forms/text-area.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './form.module.css';

interface TitledField {
  readonly type: AnswerType;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  readonly choices: readonly { readonly id: number; readonly label: string }[];
}

interface AnswerFieldProps {
  readonly field: TitledField;
  readonly path: string;
  readonly value: string | readonly string[] | null;
  readonly onChange: (value: string | readonly string[] | null) => void;
  readonly error: string | undefined;
  readonly below?: ReactNode;
  /** True for a field that appears when another is answered. */
  readonly appears?: boolean;
}

/** The largest number of single choices shown at once; more are in a list. */
const MOST_IN_SIGHT = 6;

/** A question of an activity or a custom field, with the input for its kind (2 §5). */
export const AnswerField = (props: AnswerFieldProps): ReactElement => (
  <div
    data-field={props.path}
    className={props.appears === true ? `${styles.field} ${styles.appears}` : styles.field}
  >
    <AnswerControl {...props} />
    {props.below}
  </div>
);

const AnswerControl = ({ field, value, onChange, error }: AnswerFieldProps): ReactElement => {
  const texts = useTexts('cart');
  const words = {
    label: field.title,
    description: field.description === '' ? undefined : field.description,
    required: field.required,
    optional_mark: texts.optional,
    error,
  };
  const text = typeof value === 'string' ? value : '';
  const choices = field.choices.map(({ id, label }) => ({ value: String(id), label }));
  switch (field.type) {
    case 'CHOICES_MULTIPLE':
      return (
        <CheckboxGroup
          {...words}
          choices={choices}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'CHOICES_SINGLE': {
      if (choices.length > MOST_IN_SIGHT) {
        return (
          <Select
            {...words}
            placeholder={texts.choose}
            choices={choices}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        );
      }
      const none = field.required ? [] : [{ value: '', label: texts.no_answer }];
      return (
        <RadioGroup {...words} choices={[...choices, ...none]} value={text} onChange={onChange} />
      );
    }
    case 'DATE':
      return (
        <DateInput
          {...words}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'LONGTEXT':
      return (
        <TextArea
          {...words}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'TEXT':
      return (
        <TextInput
          {...words}
          maxLength={LONGEST_LINE}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
};
