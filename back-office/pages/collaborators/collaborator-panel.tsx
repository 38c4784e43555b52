import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { Link, useParams } from 'react-router';
import { Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { CustomDataFields, entriesOf, givenOf } from '../../fields/custom-data.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { TagsField } from '../../fields/tags-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { LANGUAGE_CHOICES } from '../../texts/language.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeleteMember } from './delete-member.tsx';
import { MemberNotes } from './member-notes.tsx';
import { RepairAccess } from './repair-access.tsx';

type Member = Answer<'getCollaborator'>;

const REFRESHES = ['listCollaborators', 'getCollaborator', 'listRoles'] as const;

/** The panel of a new collaborator. */
export function NewCollaboratorPanel() {
  return <MemberForm member={null} />;
}

/** The panel of a collaborator, with its form. */
export function CollaboratorPanel() {
  const { collaborator = '' } = useParams();
  const { data, error } = useCall('getCollaborator', { collaborator });
  return data === undefined ? (
    <PanelWaiting list="/collaborators" error={error} />
  ) : (
    <MemberForm key={data.cuid} member={data} />
  );
}

function valuesOf(member: Member | null) {
  const {
    firstname = '',
    lastname = '',
    email = '',
    language = FIRST_LANGUAGE,
    role,
    active = true,
    tags = [],
  } = member ?? {};
  return {
    firstname,
    lastname,
    email,
    language,
    role: role?.cuid ?? '',
    active,
    tags,
    password: '',
    custom_data: member === null ? {} : givenOf(member),
  };
}

function MemberForm({ member }: { member: Member | null }) {
  const texts = useTexts('office-organisation');
  const access = useTexts('office-access');
  const panel = usePanel('/collaborators');
  const may = useMay();
  const { data: known_tags } = useCall('listCollaboratorTags', {});
  const values = valuesOf(member);
  const creating = useActionForm('createCollaborator', {
    values,
    refreshes: REFRESHES,
    after: panel.close,
    request: ({ firstname, lastname, email, language, role, tags, password }) => ({
      tags,
      firstname,
      lastname,
      email,
      language,
      role,
      password,
    }),
  });
  const updating = useActionForm('updateCollaborator', {
    values,
    refreshes: REFRESHES,
    after: panel.close,
    request: ({ firstname, lastname, email, language, role, tags, active, custom_data }) => ({
      custom_data: member === null ? null : entriesOf(member, custom_data),
      tags,
      firstname,
      lastname,
      email,
      language,
      role,
      active,
      collaborator: member?.cuid ?? '',
      version: member?.version ?? 0,
    }),
  });
  const { form, saving, sending } = member === null ? creating : updating;
  const { data: roles } = useCall(
    'listRoles',
    { page_size: 100 },
    { enabled: may('collaborator-roles.read') },
  );
  const own_role = member === null ? [] : [{ value: member.role.cuid, label: member.role.name }];
  const options = roles?.data.map(({ cuid, name }) => ({ value: cuid, label: name })) ?? own_role;
  const editable = may(member === null ? 'collaborators.create' : 'collaborators.update');
  const foot = <Foot member={member} editable={editable} sending={sending} />;
  const title = member === null ? texts.add_member : `${member.firstname} ${member.lastname}`;
  return (
    <SidePanel title={title} onClose={panel.close} foot={foot}>
      {member !== null && member.active && editable ? <RepairAccess member={member} /> : null}
      <ActionForm id="member" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <Group grow align="start">
              <TextInput
                label={texts.firstname}
                data-autofocus
                {...form.getInputProps('firstname')}
              />
              <TextInput label={texts.lastname} {...form.getInputProps('lastname')} />
            </Group>
            <TextInput label={texts.email} type="email" {...form.getInputProps('email')} />
            <Select
              label={texts.role}
              data={options}
              allowDeselect={false}
              {...form.getInputProps('role')}
            />
            <Select
              label={texts.own_language}
              allowDeselect={false}
              data={LANGUAGE_CHOICES}
              {...form.getInputProps('language')}
            />
            <TagsField
              label={access.tags}
              description={access.tags_help}
              known={known_tags?.tags ?? []}
              {...form.getInputProps('tags')}
            />
            {member === null ? null : (
              <CustomDataFields owner={member} bind={(path) => form.getInputProps(path)} />
            )}
            {member === null ? (
              <PasswordField
                label={texts.password}
                description={texts.password_help}
                autoComplete="new-password"
                {...form.getInputProps('password')}
              />
            ) : (
              <Checkbox
                label={texts.active}
                description={texts.active_help}
                {...form.getInputProps('active', { type: 'checkbox' })}
              />
            )}
          </Stack>
        </fieldset>
      </ActionForm>
      {member !== null && may('collaborator-notes.read') ? (
        <MemberNotes collaborator={member.cuid} />
      ) : null}
      {member !== null && may('collaborator-logs.read') ? (
        <Anchor component={Link} to={`/audit?collaborator=${member.cuid}`} mt="md" display="block">
          {access.their_log}
        </Anchor>
      ) : null}
    </SidePanel>
  );
}

function Foot(props: { member: Member | null; editable: boolean; sending: boolean }) {
  const office = useTexts('office');
  const { member, editable, sending } = props;
  return (
    <>
      {editable ? (
        <Button type="submit" form="member" loading={sending}>
          {member === null ? office.create : office.save}
        </Button>
      ) : null}
      {member === null ? null : <DeleteMember member={member} />}
    </>
  );
}
