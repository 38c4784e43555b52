import { leaveFreely } from '../../panels/unsaved.ts';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { SCOPES } from '@ribambelle/domain/permissions/scope.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Rights } from './rights.tsx';

type Role = Answer<'getRole'>;

const REFRESHES = ['listRoles', 'getRole', 'getOfficeSession'] as const;

/** The panel of a new role. */
export function NewRolePanel() {
  return <RoleForm edited={null} />;
}

/** The panel of a role, with its form. */
export function RolePanel() {
  const { role = '' } = useParams();
  const { data, error } = useCall('getRole', { role });
  return data === undefined ? (
    <PanelWaiting list="/roles" error={error} width={720} />
  ) : (
    <RoleForm key={data.cuid} edited={data} />
  );
}

function RoleForm({ edited: role }: { edited: Role | null }) {
  const office = useTexts('office');
  const texts = useTexts('office-organisation');
  const panel = usePanel('/roles');
  const may = useMay();
  const input = {
    values: {
      name: role?.name ?? '',
      permissions: [...(role?.permissions ?? [])],
      scope: role?.scope ?? ('ALL' as const),
    },
    refreshes: REFRESHES,
    after: panel.close,
  };
  const creating = useActionForm('createRole', { ...input, request: (values) => values });
  const updating = useActionForm('updateRole', {
    ...input,
    request: (values) => ({ ...values, role: role?.cuid ?? '', version: role?.version ?? 0 }),
  });
  const { form, saving, sending } = role === null ? creating : updating;
  const editable = may(role === null ? 'collaborator-roles.create' : 'collaborator-roles.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="role" loading={sending}>
          {role === null ? office.create : office.save}
        </Button>
      ) : null}
      {role !== null && role.collaborators === 0 && may('collaborator-roles.delete') ? (
        <Remove role={role} />
      ) : null}
    </>
  );
  const { permissions } = form.getValues();
  return (
    <SidePanel title={role?.name ?? texts.add_role} onClose={panel.close} foot={foot} width={720}>
      <ActionForm id="role" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <TextInput label={texts.role_name} data-autofocus {...form.getInputProps('name')} />
            <Radio.Group
              label={texts.scope}
              description={texts.scope_help}
              {...form.getInputProps('scope')}
            >
              <Group mt="xs">
                {SCOPES.map((value) => (
                  <Radio key={value} value={value} label={texts.scopes[value]} />
                ))}
              </Group>
            </Radio.Group>
            <Text size="sm" c="gray.7">
              {texts.beyond}
            </Text>
            <Rights
              value={permissions}
              onChange={(value) => form.setFieldValue('permissions', value)}
            />
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}

function Remove({ role }: { role: Role }) {
  const office = useTexts('office');
  const texts = useTexts('office-organisation');
  const panel = usePanel('/roles');
  const remove = useAction('deleteRole', {
    refreshes: ['listRoles'],
    done: texts.role_removed,
  });
  const takeAway = () =>
    remove.mutate({ role: role.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
