import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

/** Asks before something that cannot be taken back; `consequence` says what will follow, in figures. */
export function confirm(told: { title: string; consequence: string; yes: string; no: string; run: () => void }): void {
  modals.openConfirmModal({
    title: told.title,
    closeButtonProps: { 'aria-label': told.no },
    children: <Text>{told.consequence}</Text>,
    labels: { confirm: told.yes, cancel: told.no },
    confirmProps: { color: 'red' },
    onConfirm: told.run,
  });
}
