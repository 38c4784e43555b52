import { Button, Modal, Stack } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import type { Ask } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { FootStrip } from '../../shell/foot-strip.tsx';
import { type Clash, Clashes } from './clashes.tsx';

interface Waiting {
  readonly names: string;
  readonly clashes: readonly Clash[];
  readonly run: () => void;
}

/**
 * Returns a check for clashes before people are put on dates: it goes on at once when there are
 * none, otherwise after the user agrees.
 */
export function useClashQuestion(yes: string) {
  const call = useClient();
  const [waiting, wait] = useState<Waiting | null>(null);
  const look = async (
    request: Ask<'previewAvailabilityDates'>,
    next: { readonly names: string; readonly run: () => void },
  ) => {
    const { clashes } = await call('previewAvailabilityDates', request).catch(() => ({
      clashes: [],
    }));
    if (clashes.length === 0) next.run();
    else wait({ ...next, clashes });
  };
  return {
    look,
    question: <ClashQuestion waiting={waiting} yes={yes} onClose={() => wait(null)} />,
  };
}

function ClashQuestion(props: { waiting: Waiting | null; yes: string; onClose: () => void }) {
  const { waiting, yes, onClose } = props;
  const texts = useTexts('office-week');
  const office = useTexts('office');
  return (
    <Modal
      opened={waiting !== null}
      onClose={onClose}
      title={texts.stand_in_title(waiting?.names ?? '')}
      closeButtonProps={{ 'aria-label': office.close }}
    >
      <Stack gap="sm">
        <Clashes clashes={waiting?.clashes ?? []} quiet />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {office.cancel}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              waiting?.run();
              onClose();
            }}
          >
            {yes}
          </Button>
        </DialogFoot>
      </Stack>
      <FootStrip in_dialog />
    </Modal>
  );
}
