import type { ReactElement } from 'react';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';
import type { FieldProps } from './field.tsx';

type CheckboxGroupProps = FieldProps & {
  readonly choices: readonly GroupChoice[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly look?: 'lines' | 'cards' | undefined;
  readonly 'data-path'?: string | undefined;
};

/**
 * A choice of any number of a few. The answer keeps the order of the choices, whatever order they
 * were ticked in.
 */
export const CheckboxGroup = ({ value, onChange, ...props }: CheckboxGroupProps): ReactElement => (
  <ChoiceGroup
    {...props}
    type="checkbox"
    isChosen={(candidate) => value.includes(candidate)}
    choose={(toggled, is_chosen) =>
      onChange(
        props.choices
          .map((choice) => choice.value)
          .filter((each) => (each === toggled ? is_chosen : value.includes(each))),
      )
    }
  />
);
