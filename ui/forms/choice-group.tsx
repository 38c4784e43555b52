import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';
import { FieldError, type FieldProps } from './field.tsx';

export type GroupChoice = {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the line: a price, places left. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
};

type ChoiceGroupProps = FieldProps & {
  readonly type: 'radio' | 'checkbox';
  readonly look?: 'lines' | 'cards' | undefined;
  readonly choices: readonly GroupChoice[];
  readonly isChosen: (value: string) => boolean;
  readonly choose: (value: string, chosen: boolean) => void;
  readonly 'data-path'?: string | undefined;
};

/** A group of radios or boxes: one legend, one error, a list of lines or of cards. */
export const ChoiceGroup = (props: ChoiceGroupProps): ReactElement => {
  const id = useId();
  const hasError = Boolean(props.error);
  const describedBy = classNames(
    Boolean(props.description) && `${id}-description`,
    hasError && `${id}-error`,
  );
  return (
    <fieldset
      className={fieldStyles.field}
      data-path={props['data-path']}
      role={props.type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-invalid={(props.type === 'radio' && hasError) || undefined}
      aria-required={(props.type === 'radio' && props.required) || undefined}
    >
      <legend className={classNames(fieldStyles.label, styles.legend)}>
        {props.label}
        {props.required === true && <span className={fieldStyles.mark} aria-hidden="true" />}
        {props.required !== true && props.optional_mark !== undefined && (
          <span className={fieldStyles.optional}> {props.optional_mark}</span>
        )}
      </legend>
      {Boolean(props.description) && (
        <p className={fieldStyles.description} id={`${id}-description`}>
          {props.description}
        </p>
      )}
      <div className={props.look === 'cards' ? styles.cards : styles.lines}>
        {props.choices.map((choice) => (
          <ChoiceLine key={choice.value} group={props} choice={choice} name={id} />
        ))}
      </div>
      {hasError && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </fieldset>
  );
};

type ChoiceLineProps = {
  readonly group: ChoiceGroupProps;
  readonly choice: GroupChoice;
  readonly name: string;
};

const ChoiceLine = ({ group, choice, name }: ChoiceLineProps): ReactElement => (
  <label className={classNames(styles.line, group.look === 'cards' && styles.card)}>
    <input
      type={group.type}
      name={name}
      value={choice.value}
      className={group.type === 'radio' ? styles.radio : styles.box}
      checked={group.isChosen(choice.value)}
      disabled={choice.disabled}
      onChange={(event) => group.choose(choice.value, event.currentTarget.checked)}
    />
    <span className={styles.words}>
      <span>{choice.label}</span>
      {Boolean(choice.description) && (
        <span className={styles.description}>{choice.description}</span>
      )}
    </span>
    {Boolean(choice.aside) && <span className={styles.aside}>{choice.aside}</span>}
  </label>
);
