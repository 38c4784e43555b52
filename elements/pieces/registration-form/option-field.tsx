import { Select } from '@ribambelle/ui/forms/select.tsx';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
import { Switch } from '@ribambelle/ui/forms/switch.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useId } from 'react';
import { FieldError } from '@ribambelle/ui/forms/field.tsx';
import styles from './form.module.css';
import type { Option, OptionChoice } from './form-values.ts';

interface OptionFieldProps {
  readonly option: Option;
  readonly field: string;
  readonly value: OptionChoice;
  readonly onChange: (value: OptionChoice) => void;
  readonly error: string | undefined;
}

const MOST_IN_SIGHT = 5;

/**
 * An option: a switch when it has one price, a choice when it has several, with a text when it
 * needs one (2 §5). Never chosen at first.
 */
export const OptionField = ({
  option,
  field,
  value,
  onChange,
  error,
}: OptionFieldProps): ReactElement => {
  const id = useId();
  const texts = useTexts('cart');
  const needs_words = option.answer_required && value.price_id !== null;
  return (
    <div data-field={field} className={styles.option}>
      {option.prices.length === 1 ? (
        <OptionSwitch option={option} value={value} onChange={onChange} />
      ) : (
        <OptionChoices option={option} value={value} onChange={onChange} />
      )}
      {needs_words && (
        <TextInput
          label={texts.option_answer(option.title)}
          required
          maxLength={500}
          value={value.content}
          onChange={(event) => onChange({ ...value, content: event.currentTarget.value })}
          error={error}
        />
      )}
      {!needs_words && error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};

const OptionSwitch = ({
  option,
  value,
  onChange,
}: Omit<OptionFieldProps, 'error' | 'field'>): ReactElement => {
  const priceText = usePriceText();
  const price = option.prices[0];
  return (
    <Switch
      label={
        <span className={styles.optionLine}>
          <span>{option.title}</span>
          {price !== undefined && (
            <span className={styles.optionPrice}>
              <StockLeft price={price} /> {priceText(price)}
            </span>
          )}
        </span>
      }
      description={option.description === '' ? undefined : option.description}
      checked={value.price_id !== null}
      disabled={price !== undefined && isGone(price, value)}
      onChange={(event) =>
        onChange({ ...value, price_id: event.currentTarget.checked ? (price?.id ?? null) : null })
      }
    />
  );
};

const OptionChoices = ({
  option,
  value,
  onChange,
}: Omit<OptionFieldProps, 'error' | 'field'>): ReactElement => {
  const texts = useTexts('cart');
  const priceText = usePriceText();
  const leftText = useLeftText();
  const choose = (new_value: string) =>
    onChange({ ...value, price_id: new_value === '' ? null : Number(new_value) });
  const words = {
    label: option.title,
    description: option.description === '' ? undefined : option.description,
  };
  const chosen_value = value.price_id === null ? '' : String(value.price_id);
  if (option.prices.length > MOST_IN_SIGHT) {
    const choices = option.prices.map((price) => ({
      value: String(price.id),
      label: [`${price.label} (${priceText(price)})`, leftText(price)]
        .filter((part) => part !== null)
        .join(' · '),
      disabled: isGone(price, value),
    }));
    return (
      <Select
        {...words}
        placeholder={texts.no_option}
        choices={choices}
        value={chosen_value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  const choices = option.prices.map((price) => ({
    value: String(price.id),
    label: price.label,
    aside: (
      <>
        <StockLeft price={price} /> {priceText(price)}
      </>
    ),
    disabled: isGone(price, value),
  }));
  return (
    <RadioGroup
      {...words}
      choices={[{ value: '', label: texts.no_option }, ...choices]}
      value={chosen_value}
      onChange={choose}
    />
  );
};

/** Tests whether a price is sold out, unless it is the chosen one, which can still be removed. */
function isGone({ id, left }: Option['prices'][number], value: OptionChoice): boolean {
  return left === 0 && value.price_id !== id;
}

const FEW = 10;

/** Returns a function for the words when few pieces are left, or none; null otherwise. */
function useLeftText(): (price: Option['prices'][number]) => string | null {
  const { stock } = useTexts('cart');
  return ({ left }) => {
    if (left === null || left > FEW) return null;
    return left === 0 ? stock.none : stock.left(left);
  };
}

const StockLeft = ({
  price,
}: {
  readonly price: Option['prices'][number];
}): ReactElement | null => {
  const text = useLeftText()(price);
  return text === null ? null : <span className={styles.stockLeft}>{text}</span>;
};

/** Returns a function for the words of a price: `+ 12,00 €`, `- 10 %`, or both. */
function usePriceText(): (price: Option['prices'][number]) => string {
  const language = useLanguage();
  const texts = useTexts('cart');
  return ({ amount, percentage }) => {
    const sign = (value: number) => (value < 0 ? '−' : '+');
    const parts = [
      amount === 0
        ? null
        : `${sign(amount)}\u00a0${formatPrice({ amount: Math.abs(amount), language })}`,
      percentage === 0 ? null : `${sign(percentage)}\u00a0${Math.abs(percentage) / 100}\u00a0%`,
    ];
    const text = parts.filter((part) => part !== null).join(' ');
    return text === '' ? texts.free : text;
  };
}
