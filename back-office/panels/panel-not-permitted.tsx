import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SidePanel } from './side-panel.tsx';
import { usePanel } from './use-panel.ts';

/** Shown at the address of a panel for which the collaborator has no permission. */
export function PanelNotPermitted(props: { list: string }) {
  const texts = useTexts('office');
  const panel = usePanel(props.list);
  return (
    <SidePanel title={texts.not_permitted} onClose={panel.close}>
      <Text>{texts.not_permitted_help}</Text>
    </SidePanel>
  );
}
