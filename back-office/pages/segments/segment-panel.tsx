import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { SegmentForm } from './segment-form.tsx';
import { SegmentUses } from './segment-uses.tsx';
import { NEW_SEGMENT, requestOf, valuesOf } from './segment-values.ts';

type Segment = Answer<'getSegment'>;

const LIST = '/segments';
const WIDTH = 720;
const REFRESHES = ['listSegments', 'getSegment'] as const;

/** The panel of a new segment. */
export function NewSegmentPanel() {
  return <OpenSegment segment={null} />;
}

/** The panel that edits one segment; one that every organiser has is read-only. */
export function SegmentPanel() {
  const { segment = '' } = useParams();
  const { data, error } = useCall('getSegment', { segment });
  if (data === undefined) return <PanelWaiting list={LIST} error={error} width={WIDTH} />;
  return <OpenSegment key={data.cuid} segment={data} />;
}

function OpenSegment({ segment }: { segment: Segment | null }) {
  const texts = useTexts('office-segments');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const may = useMay();
  const input = {
    values: segment === null ? NEW_SEGMENT : valuesOf(segment),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const creating = useActionForm('createSegment', {
    ...input,
    request: ({ conditions, ...values }) => ({ ...values, conditions: requestOf(conditions) }),
    done: texts.created,
  });
  const updating = useActionForm('updateSegment', {
    ...input,
    request: ({ name, conditions }) => ({
      name,
      conditions: requestOf(conditions),
      segment: segment?.cuid ?? '',
      version: segment?.version ?? 0,
    }),
  });
  const { form, saving, sending } = segment === null ? creating : updating;
  const is_own = segment?.is_default !== true;
  const is_used = Object.values(segment?.used_by ?? {}).some((count) => count > 0);
  const editable = is_own && may(segment === null ? 'segments.create' : 'segments.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="segment" loading={sending}>
          {segment === null ? office.create : office.save}
        </Button>
      ) : null}
      {segment !== null && is_own && !is_used && may('segments.delete') ? (
        <Remove segment={segment} />
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={segment === null ? texts.add : segment.name}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
    >
      <SegmentForm
        form={form}
        saving={saving}
        editable={editable}
        is_new={segment === null}
        names={segment?.names ?? []}
      />
      {segment !== null && is_used ? <SegmentUses segment={segment} /> : null}
    </SidePanel>
  );
}

function Remove({ segment }: { segment: Segment }) {
  const texts = useTexts('office-segments');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const remove = useAction('deleteSegment', {
    refreshes: ['listSegments'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate({ segment: segment.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
