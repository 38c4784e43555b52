import { Checkbox, NumberInput, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { TextsWhenNeeded } from '@ribambelle/client/texts/texts-when-needed.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import {
  type CancellationPolicy,
  MOST_STEPS,
  POLICY_DESTINATIONS,
} from '@ribambelle/domain/cancellation-policies/policy.ts';
import { Suspense } from 'react';
import { cancellationSentence } from '@ribambelle/texts/formats/cancellation-sentence.ts';
import { useOfferedLanguages } from '../data/session.tsx';
import { PriceField } from './price-field.tsx';
import { RowsField } from './rows-field.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

/** The conditions on which families cancel, as a form changes them. */
export interface PolicyValues extends Record<string, unknown> {
  /** False for those that hold without conditions of its own. */
  readonly own: boolean;
  readonly policy: NonNullable<Answer<'getCancellationPolicy'>['policy']>;
}

interface Props {
  readonly form: UseFormReturnType<PolicyValues>;
  readonly own_label: string;
  /** The conditions that hold without conditions of its own. */
  readonly inherited: CancellationPolicy;
  readonly disabled: boolean;
}

/** The fields of a cancellation policy, and the sentences that families read. */
export function PolicyFields({ form, own_label, inherited, disabled }: Props) {
  const texts = useTexts('office-cancellation-policies');
  const languages = useOfferedLanguages();
  const { own, policy } = form.values;
  const title = own ? texts.read_by_families : texts.otherwise;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.help}
      </Text>
      <Checkbox label={own_label} {...form.getInputProps('own', { type: 'checkbox' })} />
      {own ? (
        <>
          <RowsField
            legend={texts.steps}
            help={texts.steps_help}
            rows={policy.steps.map((_, index) => (
              <StepFields key={index} form={form} index={index} />
            ))}
            add={texts.add}
            onAdd={() => form.insertListItem('policy.steps', nextStep(policy))}
            remove={texts.remove}
            onRemove={(index) => form.removeListItem('policy.steps', index)}
            disabled={disabled || policy.steps.length > MOST_STEPS}
          />
          <Radio.Group label={texts.money_to} {...form.getInputProps('policy.money_to')}>
            <Stack gap="xs" mt="xs">
              {POLICY_DESTINATIONS.map((code) => (
                <Radio key={code} value={code} label={texts.destinations[code]} />
              ))}
            </Stack>
          </Radio.Group>
        </>
      ) : null}
      <div role="status" aria-label={title}>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        {languages.map((language) => (
          <TextsWhenNeeded key={language} language={language}>
            <Suspense fallback={null}>
              <Sentence policy={own ? policy : inherited} language={language} />
            </Suspense>
          </TextsWhenNeeded>
        ))}
      </div>
    </Stack>
  );
}

/** A new step: a week nearer than the last one, down to the start. */
function nextStep({ steps }: CancellationPolicy) {
  const last = steps.at(-1)?.until_days ?? 21;
  return { until_days: Math.max(0, last - 7), fee_percentage: 0, fee_amount: 0 };
}

function StepFields({ form, index }: { form: Props['form']; index: number }) {
  const texts = useTexts('office-cancellation-policies');
  const path = `policy.steps.${index}`;
  const step = form.values.policy.steps[index];
  if (step === undefined) return null;
  const { until_days, fee_percentage, fee_amount } = step;
  const isLast = index === form.values.policy.steps.length - 1;
  const set = (name: keyof typeof step, value: number | null) =>
    form.setFieldValue(`${path}.${name}`, value);
  return (
    <Stack gap={6} style={{ flex: 1 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {until_days === null ? null : (
          <WholeNumberField
            label={texts.until_days}
            value={until_days}
            max={366}
            w={160}
            error={form.errors[`${path}.until_days`]}
            onChange={(value) => set('until_days', value ?? 0)}
          />
        )}
        <NumberInput
          label={texts.percentage}
          w={110}
          min={0}
          max={100}
          decimalScale={2}
          decimalSeparator=","
          hideControls
          value={fee_percentage / 100}
          error={form.errors[`${path}.fee_percentage`]}
          onChange={(value) => set('fee_percentage', Math.round(Number(value) * 100))}
        />
        <PriceField
          label={texts.amount}
          w={130}
          value={fee_amount}
          error={form.errors[`${path}.fee_amount`]}
          onChange={(value) => set('fee_amount', value ?? 0)}
        />
      </div>
      {isLast || until_days === null ? (
        <Checkbox
          label={texts.until_end}
          checked={until_days === null}
          onChange={({ currentTarget }) => set('until_days', currentTarget.checked ? null : 0)}
        />
      ) : null}
    </Stack>
  );
}

/** The conditions as families read them in a language. */
function Sentence({ policy, language }: { policy: CancellationPolicy; language: Language }) {
  const words = useTexts('registrations').policy;
  return (
    <Text size="sm" lang={language}>
      {cancellationSentence(policy, { words, language })}
    </Text>
  );
}
