import { Button, Input, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { usePickText } from '../../texts/use-pick-text.ts';

type Group = Answer<'getResourceGroup'>;

/** The calls that show a group's name or the number of its resources. */
const REFRESHES = [
  'listResourceGroups',
  'getResourceGroup',
  'listOfficeResources',
  'getOfficeResource',
] as const;
const NEW = { name: NO_TEXT, order: 0 };

/** The panel of a new group of resources. */
export function NewResourceGroupPanel() {
  return <OpenGroup group={null} />;
}

/** The panel that edits one group of resources. */
export function ResourceGroupPanel() {
  const { resource_group = '' } = useParams();
  const { data, error } = useCall('getResourceGroup', { resource_group });
  if (data === undefined) return <PanelWaiting list="/resource-groups" error={error} />;
  return <OpenGroup key={data.cuid} group={data} />;
}

function OpenGroup({ group }: { group: Group | null }) {
  const [texts, office] = [useTexts('office-resource-groups'), useTexts('office')];
  const panel = usePanel('/resource-groups');
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: group === null ? NEW : { name: group.name, order: group.order },
    refreshes: REFRESHES,
    after: panel.close,
  };
  const creating = useActionForm('createResourceGroup', {
    ...input,
    request: (values) => values,
    done: texts.created,
  });
  const updating = useActionForm('updateResourceGroup', {
    ...input,
    request: (values) => ({
      ...values,
      resource_group: group?.cuid ?? '',
      version: group?.version ?? 0,
    }),
  });
  const { form, saving, sending } = group === null ? creating : updating;
  const editable = may(group === null ? 'resource-groups.create' : 'resource-groups.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="resource-group" loading={sending}>
          {group === null ? office.create : office.save}
        </Button>
      ) : null}
      {group !== null && may('resource-groups.delete') ? <Remove group={group} /> : null}
    </>
  );
  return (
    <SidePanel
      title={group === null ? texts.add : pick(group.name)}
      onClose={panel.close}
      foot={foot}
    >
      <ActionForm id="resource-group" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <BilingualField
              label={texts.name}
              errors={{ of: form.errors, path: 'name' }}
              {...form.getInputProps('name')}
            />
            <Input.Description>{texts.name_help}</Input.Description>
            <WholeNumberField
              label={texts.order}
              description={texts.order_help}
              value={form.values.order}
              error={form.errors['order']}
              onChange={(order) => form.setFieldValue('order', order ?? 0)}
            />
            {group === null ? null : (
              <Text c="dimmed">{texts.resources_here(group.resources)}</Text>
            )}
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}

function Remove({ group }: { group: Group }) {
  const [texts, office] = [useTexts('office-resource-groups'), useTexts('office')];
  const panel = usePanel('/resource-groups');
  const remove = useAction('deleteResourceGroup', {
    refreshes: ['listResourceGroups', 'listOfficeResources', 'getOfficeResource'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate({ resource_group: group.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
