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
import { usePickText } from '../../texts/use-pick-text.ts';
import { ResourceForm } from './resource-form.tsx';
import { NEW_RESOURCE, type ResourceValues, valuesOf } from './resource-values.ts';

type Resource = Answer<'getOfficeResource'>;

const WIDTH = 640;
const REFRESHES = [
  'listOfficeResources',
  'getOfficeResource',
  'listResourceGroups',
  'getResourceGroup',
] as const;

/** The panel of a new resource. */
export function NewResourcePanel() {
  return <OpenResource resource={null} />;
}

/** The panel that edits one resource. */
export function ResourcePanel() {
  const { resource = '' } = useParams();
  const { data, error } = useCall('getOfficeResource', { resource });
  if (data === undefined) return <PanelWaiting list="/resources" error={error} width={WIDTH} />;
  return <OpenResource key={data.cuid} resource={data} />;
}

function OpenResource({ resource }: { resource: Resource | null }) {
  const texts = useTexts('office-resources');
  const office = useTexts('office');
  const panel = usePanel('/resources');
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: resource === null ? NEW_RESOURCE : valuesOf(resource),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ pictures, configuration, groups, ...values }: ResourceValues) => ({
    ...values,
    configuration: configuration ?? '',
    groups: groups.map(({ cuid }) => cuid),
    images: pictures.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createResource', { ...input, request, done: texts.created });
  const updating = useActionForm('updateResource', {
    ...input,
    request: (values) => ({
      ...request(values),
      resource: resource?.cuid ?? '',
      version: resource?.version ?? 0,
    }),
  });
  const { form, saving, sending } = resource === null ? creating : updating;
  const editable = may(resource === null ? 'resources.create' : 'resources.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="resource" loading={sending}>
          {resource === null ? office.create : office.save}
        </Button>
      ) : null}
      {resource !== null && may('resources.delete') ? <Remove resource={resource} /> : null}
    </>
  );
  return (
    <SidePanel
      title={resource === null ? texts.add : pick(resource.name)}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
    >
      <ResourceForm {...{ form, saving, editable }} />
    </SidePanel>
  );
}

function Remove({ resource }: { resource: Resource }) {
  const texts = useTexts('office-resources');
  const office = useTexts('office');
  const panel = usePanel('/resources');
  const remove = useAction('deleteResource', {
    refreshes: ['listOfficeResources', 'listResourceGroups', 'getResourceGroup'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate({ resource: resource.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
