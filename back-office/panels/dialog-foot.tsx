import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The buttons of a dialog: they stay in view while what is above them scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <Group justify="end" className="office-dialog-foot">
      {children}
    </Group>
  );
}
