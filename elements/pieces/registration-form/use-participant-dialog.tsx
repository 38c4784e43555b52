import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ParticipantDialogProps } from './participant-dialog.tsx';

/**
 * Returns the dialog for a new participant, loaded when it is first opened. Put `dialog` outside
 * the form, because forms cannot be nested.
 */
export function useParticipantDialog(input: {
  readonly session: Session;
  readonly onCreated: (participant_id: number) => void;
}): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [is_open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ParticipantDialogProps> | null>(null);
  const open = () => {
    setOpen(true);
    void import('./participant-dialog.tsx').then((module) =>
      setDialog(() => module.ParticipantDialog),
    );
  };
  return {
    open,
    dialog:
      Dialog === null ? null : <Dialog open={is_open} onClose={() => setOpen(false)} {...input} />,
  };
}
