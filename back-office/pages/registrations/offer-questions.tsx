import { Checkbox, Group, Input, NumberInput, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { shownQuestions } from '@ribambelle/domain/activities/shown-questions.ts';
import { Select } from '../../fields/choices.tsx';
import { AnswerField } from '../../fields/answer-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

export type Offer = Answer<'getStaffOffer'>;

/**
 * The choices so far for an offer: days, places, prices of options by option, answers by question.
 */
export interface Choice {
  readonly date_ids: readonly number[];
  readonly quantity: number;
  readonly prices: Readonly<Record<number, number>>;
  readonly contents: Readonly<Record<number, string>>;
  readonly answers: Readonly<Record<number, string | readonly string[]>>;
}

interface Props {
  readonly offer: Offer;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** Returns the error of a field of the request as a sentence. */
  readonly faultOf: (path: string) => string | null;
  /** True when the number of places cannot change. */
  readonly isQuantityFixed?: boolean;
}

/** The fields of an offer: days, places, options and questions. */
export function OfferQuestions(props: Props) {
  const texts = useTexts('office-registrations');
  const { choice, onChange, offer } = props;
  return (
    <Stack gap="sm">
      <Days {...props} />
      {props.isQuantityFixed === true ? null : (
        <NumberInput
          label={texts.quantity}
          min={1}
          max={1000}
          w={140}
          value={choice.quantity}
          clampBehavior="strict"
          allowDecimal={false}
          onChange={(value) => onChange({ ...choice, quantity: Number(value) || 1 })}
        />
      )}
      {offer.options.map((option) => (
        <OptionField key={option.id} {...props} option={option} />
      ))}
      <Questions {...props} questions={offer.questions} />
    </Stack>
  );
}

/** The questions of an offer that show for these answers. */
export function Questions({
  questions,
  choice,
  onChange,
  faultOf,
}: Omit<Props, 'offer'> & { readonly questions: Offer['questions'] }) {
  return shownQuestions(questions, answersOf(choice)).map((question) => (
    <AnswerField
      key={question.id}
      field={question}
      value={choice.answers[question.id] ?? ''}
      onChange={(answer) =>
        onChange({ ...choice, answers: { ...choice.answers, [question.id]: answer } })
      }
      error={faultOf(`questions.${question.id}`)}
    />
  ));
}

function answersOf({ answers }: Choice) {
  return Object.entries(answers).map(([id, content]) => ({ question_id: Number(id), content }));
}

/** The choice of the days of an offer. */
export function Days({ offer, choice, onChange }: Omit<Props, 'faultOf'>) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const toggle = (id: number, on: boolean) =>
    onChange({
      ...choice,
      date_ids: on ? [...choice.date_ids, id] : choice.date_ids.filter((one) => one !== id),
    });
  return (
    <Stack gap={4} role="group" aria-label={texts.dates}>
      <Input.Label>{texts.dates}</Input.Label>
      <Group gap="xs" className="office-days">
        {offer.dates.map(({ id, start_at, places_left }) => (
          <Checkbox
            key={id}
            label={`${formats.date(start_at)}${places_left !== null && places_left <= 0 ? ` (${texts.full})` : ''}`}
            checked={choice.date_ids.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </Group>
    </Stack>
  );
}

function OptionField({
  option,
  choice,
  onChange,
  faultOf,
}: Props & { option: Offer['options'][number] }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const prices = option.prices.map((price) => ({
    value: String(price.id),
    label: [
      `${price.label} · ${costOf(price, formats.price)}`,
      price.left === 0 ? texts.stock_none : price.left === null ? '' : texts.stock_left(price.left),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    disabled: price.left === 0,
  }));
  const chosen_price = choice.prices[option.id];
  const index = Object.keys(choice.prices).indexOf(String(option.id));
  const choose = (id: string | null) => {
    const { [option.id]: _, ...others } = choice.prices;
    onChange({ ...choice, prices: id === null ? others : { ...others, [option.id]: Number(id) } });
  };
  return (
    <Group align="end" wrap="nowrap">
      <Select
        label={option.title}
        placeholder={texts.no_option}
        clearable
        flex={1}
        data={prices}
        error={index < 0 ? null : faultOf(`options.${index}.price_id`)}
        value={chosen_price === undefined ? null : String(chosen_price)}
        onChange={choose}
      />
      {option.answer_required && chosen_price !== undefined ? (
        <TextInput
          label={texts.content}
          flex={1}
          required
          value={choice.contents[option.id] ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, contents: { ...choice.contents, [option.id]: target.value } })
          }
        />
      ) : null}
    </Group>
  );
}

function costOf(
  price: { amount: number; percentage: number },
  format: (amount: number) => string,
): string {
  const parts = [
    price.amount === 0 && price.percentage !== 0 ? '' : format(price.amount),
    price.percentage === 0 ? '' : `${price.percentage / 100} %`,
  ];
  return parts.filter((part) => part !== '').join(' + ');
}
