import { Center, Loader, Text } from '@mantine/core';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SidePanel } from './side-panel.tsx';
import { usePanel } from './use-panel.ts';

/** A panel while its record is loading, or with the sentence that says why it cannot be shown. */
export function PanelWaiting(props: {
  list: string;
  error: Error | null;
  width?: number | undefined;
}) {
  const texts = useTexts('office');
  const panel = usePanel(props.list);
  return (
    <SidePanel
      title={props.error === null ? texts.loading : ''}
      onClose={panel.close}
      {...(props.width === undefined ? {} : { width: props.width })}
    >
      {props.error === null ? (
        <Center h={200}>
          <Loader size="sm" />
        </Center>
      ) : (
        <Text role="alert">{sentenceOf(props.error, texts.no_answer)}</Text>
      )}
    </SidePanel>
  );
}
