import type { ReactElement } from 'react';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';
import type { FieldProps } from './field.tsx';

type RadioGroupProps = FieldProps & {
  readonly choices: readonly GroupChoice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly 'data-path'?: string | undefined;
};

/** A choice of one of a few, all in sight. */
export const RadioGroup = ({ value, onChange, ...props }: RadioGroupProps): ReactElement => (
  <ChoiceGroup
    {...props}
    type="radio"
    isChosen={(candidate) => candidate === value}
    choose={onChange}
  />
);

/**
 * A choice of one of a few that need explaining: each is a card with room for a description and a
 * price.
 */
export const ChoiceCards = ({ value, onChange, ...props }: RadioGroupProps): ReactElement => (
  <ChoiceGroup
    {...props}
    type="radio"
    look="cards"
    isChosen={(candidate) => candidate === value}
    choose={onChange}
  />
);
