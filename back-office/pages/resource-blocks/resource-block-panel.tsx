import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { BLOCK_READS, WEEKDAYS } from './block-reads.ts';

type Block = Answer<'getResourceBlock'>;

/** The panel of one block: its resources, time and reason, and a button to delete it. */
export function ResourceBlockPanel() {
  const { block = '' } = useParams();
  const { data, error } = useCall('getResourceBlock', { block });
  const panel = usePanel('/resource-blocks');
  const texts = useTexts('office-resource-blocks');
  const formats = useFormats();
  if (data === undefined) return <PanelWaiting list="/resource-blocks" error={error} />;
  const { hours, weekdays } = data;
  const days =
    weekdays.length === WEEKDAYS.length
      ? texts.every_day
      : weekdays.map((weekday) => formats.weekday(`2024-01-0${weekday}`)).join(', ');
  return (
    <SidePanel
      title={data.reason === '' ? texts.no_reason : data.reason}
      onClose={panel.close}
      foot={<Remove block={data} />}
    >
      <Facts
        rows={[
          [texts.resources, data.resources.map(({ name }) => name).join(', ')],
          [texts.first_day, formats.longDay(data.first_day)],
          [texts.last_day, formats.longDay(data.last_day)],
          [texts.hours, hours === null ? texts.all_day : `${hours.opens}–${hours.closes}`],
          [texts.weekdays, days],
          [texts.made_by, data.created_by],
        ]}
      />
    </SidePanel>
  );
}

function Remove({ block }: { block: Block }) {
  const texts = useTexts('office-resource-blocks');
  const panel = usePanel('/resource-blocks');
  const may = useMay();
  const remove = useAction('deleteResourceBlock', { refreshes: BLOCK_READS, done: texts.removed });
  if (!may('resources.update')) return null;
  return (
    <Button
      variant="subtle"
      color="red"
      ml="auto"
      loading={remove.isPending}
      onClick={() =>
        remove.mutate({ block: block.cuid }, { onSuccess: () => leaveFreely(panel.close) })
      }
    >
      {texts.remove}
    </Button>
  );
}
