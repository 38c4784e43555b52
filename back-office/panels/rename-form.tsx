import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionForm } from '../fields/action-form.tsx';
import type { Saving } from '../fields/use-action-form.ts';

/** A small form that renames something that was kept under a name, or deletes it. */
export function RenameForm(props: {
  readonly saving: Saving;
  readonly sending: boolean;
  readonly words: { readonly rename: string; readonly remove: string };
  readonly removing: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const { saving, sending, words, removing, onRemove } = props;
  return (
    <ActionForm saving={saving}>
      <Stack gap="sm" w={260}>
        {props.children}
        <Group gap="xs">
          <Button type="submit" size="xs" loading={sending}>
            {words.rename}
          </Button>
          <Button size="xs" variant="subtle" color="red" loading={removing} onClick={onRemove}>
            {words.remove}
          </Button>
        </Group>
      </Stack>
    </ActionForm>
  );
}
