import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { centsOf, decimalText } from '@ribambelle/texts/formats/money-text.ts';
import { splitFieldProps } from './split-field-props.ts';

type MoneyInputProps = FieldProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange'
  > & {
    readonly language: Language;
    /** Cents; null while the text is not an amount. */
    readonly value: number | null;
    readonly onChange: (cents: number | null) => void;
  };

/**
 * An amount of euros, typed in any usual way (`12,5`, `12.50`, `1 200`) and kept in cents (1 §5).
 */
export const MoneyInput = ({
  language,
  value,
  onChange,
  ...props
}: MoneyInputProps): ReactElement => {
  const [draft, setDraft] = useState<string | null>(null);
  const { field, control } = splitFieldProps(props);
  const write = (text: string) => {
    setDraft(text);
    onChange(centsOf(text));
  };
  return (
    <Field {...field}>
      {(ids) => (
        <span className={styles.holder}>
          <input
            {...control}
            {...ids}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            lang={HABITS[language].locale}
            className={`${styles.bare} ${styles.money}`}
            value={draft ?? decimalText(value, language)}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={(event) => {
              setDraft(null);
              control.onBlur?.(event);
            }}
          />
          <span className={styles.after} aria-hidden="true">
            €
          </span>
        </span>
      )}
    </Field>
  );
};
