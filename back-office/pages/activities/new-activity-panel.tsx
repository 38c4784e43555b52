import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { ActivityForm } from './activity-form.tsx';

const WIDTH = 720;

/** The panel of a new activity. */
export function NewActivityPanel() {
  const texts = useTexts('office-activities');
  const office = useTexts('office');
  const panel = usePanel('/activities');
  const [state, setState] = useState({ dirty: false, sending: false });
  const foot = (
    <Button type="submit" form="activity" loading={state.sending}>
      {office.create}
    </Button>
  );
  return (
    <SidePanel title={texts.add} onClose={panel.close} foot={foot} width={WIDTH}>
      <ActivityForm activity={null} onState={setState} />
    </SidePanel>
  );
}
