import { Button, Fieldset, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  isGroup,
  type RuleGroup,
  type SegmentConditions,
  type SegmentEntity,
  type SegmentRule,
} from '@ribambelle/domain/segments/segment.ts';
import type { ReactNode } from 'react';
import type { Named } from './choice-input.tsx';
import { RuleRow } from './rule-row.tsx';
import { emptyRule, fieldsOf, operatorsOf } from './segment-values.ts';

interface About {
  readonly entity: SegmentEntity;
  readonly names: readonly Named[];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
}

interface Props extends About {
  readonly value: SegmentConditions;
  readonly onChange: (value: SegmentConditions) => void;
}

/**
 * The field of rules and groups of rules, of which all or any must hold
 * (docs/decisions/0121-segments.md).
 */
export function RulesField({ value, onChange, ...about }: Props) {
  const texts = useTexts('office-segments');
  const { entity, disabled } = about;
  const { match, rules } = value;
  const set = (next: SegmentConditions['rules']) => onChange({ match, rules: next });
  const replace = (index: number, rule: SegmentRule | RuleGroup) => set(rules.with(index, rule));
  const remove = (index: number) => set(rules.toSpliced(index, 1));
  return (
    <Fieldset legend={texts.conditions} p="sm">
      <Stack gap="sm">
        {rules.length > 1 ? (
          <Match
            value={match}
            disabled={disabled}
            onChange={(next) => onChange({ match: next, rules })}
          />
        ) : null}
        {rules.length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.everything[entity]}
          </Text>
        ) : null}
        {rules.map((rule, index) => {
          const path = `conditions.rules.${index}`;
          return isGroup(rule) ? (
            <InnerGroup
              key={index}
              {...about}
              path={path}
              value={rule}
              onChange={(group) =>
                group.rules.length === 0 ? remove(index) : replace(index, group)
              }
            />
          ) : (
            <RuleRow
              key={index}
              {...about}
              rule={rule}
              path={path}
              onChange={(next) => replace(index, next)}
              onRemove={() => remove(index)}
            />
          );
        })}
        {disabled ? null : (
          <Group gap="xs">
            <Button
              variant="light"
              size="compact-sm"
              onClick={() => set([...rules, firstRule(entity)])}
            >
              {texts.add_rule}
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => set([...rules, { match: 'ANY', rules: [firstRule(entity)] }])}
            >
              {texts.add_group}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}

/** A group of rules that counts as one rule; without its last rule it is gone. */
function InnerGroup({
  value,
  onChange,
  path,
  ...about
}: About & {
  readonly value: RuleGroup;
  readonly onChange: (value: RuleGroup) => void;
  readonly path: string;
}) {
  const texts = useTexts('office-segments');
  const { match, rules } = value;
  const set = (next: RuleGroup['rules']) => onChange({ match, rules: next });
  return (
    <Fieldset legend={texts.group} p="sm">
      <Stack gap="sm">
        <Match
          value={match}
          disabled={about.disabled}
          onChange={(next) => onChange({ match: next, rules })}
        />
        {rules.map((rule, index) => (
          <RuleRow
            key={index}
            {...about}
            rule={rule}
            path={`${path}.rules.${index}`}
            onChange={(next) => set(rules.with(index, next))}
            onRemove={() => set(rules.toSpliced(index, 1))}
          />
        ))}
        {about.disabled ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            mr="auto"
            onClick={() => set([...rules, firstRule(about.entity)])}
          >
            {texts.add_rule}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}

function Match(props: {
  value: 'ALL' | 'ANY';
  disabled: boolean;
  onChange: (value: 'ALL' | 'ANY') => void;
}) {
  const texts = useTexts('office-segments');
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={texts.match_label}
      disabled={props.disabled}
      value={props.value}
      data={[
        { value: 'ALL', label: texts.match.ALL },
        { value: 'ANY', label: texts.match.ANY },
      ]}
      onChange={(value) => props.onChange(value === 'ANY' ? 'ANY' : 'ALL')}
    />
  );
}

function firstRule(entity: SegmentEntity): SegmentRule {
  const [field = 'activity'] = fieldsOf(entity);
  const [operator = 'ONE_OF'] = operatorsOf(entity, field);
  return emptyRule(field, operator);
}
