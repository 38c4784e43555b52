import { Paper, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { SegmentConditions, SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { completeOf, requestOf } from './segment-values.ts';

const WAIT_MILLIS = 350;

/** The number of matches of the conditions in the form; rules without a value are left out. */
export function FoundCount({
  entity,
  conditions,
}: {
  readonly entity: SegmentEntity;
  readonly conditions: SegmentConditions;
}) {
  const texts = useTexts('office-segments');
  const [counted_rules] = useDebouncedValue({ entity, conditions }, WAIT_MILLIS);
  const { data, isError } = useCall(
    'countSegment',
    { entity: counted_rules.entity, conditions: requestOf(completeOf(counted_rules.conditions)) },
    { keep_previous: true },
  );
  const words = isError
    ? texts.not_counted
    : data === undefined
      ? texts.counting
      : texts.found[counted_rules.entity](data.count);
  return (
    <Paper withBorder p="sm" bg="var(--mantine-color-default-hover)">
      <Text aria-live="polite" fw={600}>
        {words}
      </Text>
    </Paper>
  );
}
