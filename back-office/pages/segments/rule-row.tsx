import { ActionIcon, Box, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import type {
  SegmentEntity,
  SegmentOperator,
  SegmentRule,
} from '@ribambelle/domain/segments/segment.ts';
import type { ReactNode } from 'react';
import { Select } from '../../fields/choices.tsx';
import { Icon } from '../../shell/icons.tsx';
import { ChoiceInput, type Named } from './choice-input.tsx';
import { emptyRule, fieldsOf, operatorsOf } from './segment-values.ts';

interface Props {
  readonly entity: SegmentEntity;
  readonly names: readonly Named[];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
  readonly rule: SegmentRule;
  /** The path of the rule in the request, by which its errors are found. */
  readonly path: string;
  readonly onChange: (rule: SegmentRule) => void;
  readonly onRemove: () => void;
}

/** One rule in a line: its field, its operator, its value. */
export function RuleRow(props: Props) {
  const { entity, rule, path, errors, disabled, onChange, onRemove } = props;
  const texts = useTexts('office-segments');
  const error = errors[path];
  const operators = operatorsOf(entity, rule.field);
  return (
    <Box>
      <Group wrap="nowrap" align="start" gap="xs">
        <Group align="start" gap="xs" flex={1} miw={0}>
          <Select
            flex="1 1 150px"
            aria-label={texts.field}
            data={fieldsOf(entity).map((value) => ({ value, label: texts.fields[value] }))}
            value={rule.field}
            allowDeselect={false}
            onChange={(value) => {
              const field = fieldsOf(entity).find((one) => one === value);
              const [operator] = field === undefined ? [] : operatorsOf(entity, field);
              if (field !== undefined && operator !== undefined)
                onChange(emptyRule(field, operator));
            }}
          />
          {operators.length > 1 ? (
            <Select
              flex="1 1 150px"
              aria-label={texts.operator}
              data={operators.map((value) => ({ value, label: texts.operators[value] }))}
              value={rule.operator}
              allowDeselect={false}
              onChange={(value) => {
                const operator = operators.find((one) => one === value);
                if (operator !== undefined) onChange(withOperator(rule, operator));
              }}
            />
          ) : null}
          <Box flex="2 1 200px" miw={0}>
            <RuleValue {...props} />
          </Box>
        </Group>
        {disabled ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={4}
            aria-label={texts.remove_rule(texts.fields[rule.field])}
            onClick={onRemove}
          >
            <Icon name="close" />
          </ActionIcon>
        )}
      </Group>
      {error === undefined ? null : (
        <Text size="sm" c="red">
          {error}
        </Text>
      )}
    </Box>
  );
}

/** Returns the rule with another operator, and with the same value where it fits. */
function withOperator(rule: SegmentRule, operator: SegmentOperator): SegmentRule {
  const next = emptyRule(rule.field, operator);
  if ('values' in next && 'values' in rule) return { ...next, values: rule.values };
  if ('number' in next && 'number' in rule) return { ...next, number: rule.number };
  if ('days' in next && 'days' in rule) return { ...next, days: rule.days };
  return 'day' in next && 'day' in rule ? { ...next, day: rule.day } : next;
}

function RuleValue({ rule, names, path, errors, onChange, disabled }: Props) {
  const texts = useTexts('office-segments');
  const language = useLanguage();
  if ('values' in rule) {
    return (
      <ChoiceInput
        names={names}
        disabled={disabled}
        field={rule.field}
        value={rule.values}
        error={errors[`${path}.values`]}
        onChange={(values) => onChange({ ...rule, values })}
      />
    );
  }
  if ('day' in rule) {
    return (
      <TextInput
        type="date"
        aria-label={texts.day}
        value={rule.day}
        error={errors[`${path}.day`]}
        onChange={(event) => onChange({ ...rule, day: event.currentTarget.value })}
      />
    );
  }
  if ('number' in rule && rule.field === 'price') {
    return (
      <NumberInput
        aria-label={texts.amount}
        value={rule.number / 100}
        suffix={texts.euros}
        min={0}
        decimalScale={2}
        decimalSeparator={HABITS[language].decimal_mark}
        allowedDecimalSeparators={['.', ',']}
        hideControls
        onChange={(new_value) => onChange({ ...rule, number: Math.round(Number(new_value) * 100) })}
      />
    );
  }
  const value = 'number' in rule ? rule.number : rule.days;
  return (
    <NumberInput
      aria-label={texts.number}
      value={value}
      suffix={'days' in rule ? texts.days_suffix : texts.unit(rule.field)}
      min={0}
      allowDecimal={false}
      clampBehavior="strict"
      hideControls
      onChange={(new_value) => {
        const number = Math.trunc(Number(new_value));
        onChange('number' in rule ? { ...rule, number } : { ...rule, days: number });
      }}
    />
  );
}
