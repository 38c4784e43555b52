import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shell/icons.tsx';

/** Any number of rows, each with a button that removes it, and a button below that adds one. */
export function RowsField(props: {
  legend: string;
  help?: string;
  rows: readonly ReactNode[];
  add: string;
  onAdd: () => void;
  remove: (place: number) => string;
  onRemove: (index: number) => void;
  disabled: boolean;
}) {
  return (
    <Fieldset legend={props.legend} p="sm">
      <Stack gap="xs">
        {props.help === undefined ? null : (
          <Text size="sm" c="dimmed">
            {props.help}
          </Text>
        )}
        {props.rows.map((row, index) => (
          <Group key={index} wrap="nowrap" align="start" gap="xs">
            {row}
            {props.disabled ? null : (
              <ActionIcon
                variant="subtle"
                color="gray"
                mt={26}
                aria-label={props.remove(index + 1)}
                onClick={() => props.onRemove(index)}
              >
                <Icon name="close" />
              </ActionIcon>
            )}
          </Group>
        ))}
        {props.disabled ? null : (
          <Button variant="subtle" size="compact-sm" mr="auto" onClick={props.onAdd}>
            {props.add}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
