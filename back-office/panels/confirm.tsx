import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

/** Asks before an act that cannot be undone; `consequence` says what will follow, in figures. */
export function confirm(input: {
  title: string;
  consequence: string;
  yes: string;
  no: string;
  run: () => void;
}): void {
  modals.openConfirmModal({
    title: input.title,
    closeButtonProps: { 'aria-label': input.no },
    children: <Text>{input.consequence}</Text>,
    labels: { confirm: input.yes, cancel: input.no },
    confirmProps: { color: 'red' },
    onConfirm: input.run,
  });
}
