import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { CustomDataFields, entriesOf, givenOf } from '../../fields/custom-data.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { registrationPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Rows } from '../../panels/rows.tsx';
import { LedOn } from '../merges/led-on.tsx';
import { MergeParticipants } from '../merges/merge-participants.tsx';
import { MoveParticipant } from '../merges/move-participant.tsx';
import { AttendanceCode } from './attendance-code.tsx';
import { Households } from './households.tsx';

type Participant = Answer<'getOfficeParticipant'>;

/** The panel of a participant: the form, with answers and registrations. */
export function ParticipantPanel() {
  const { participant = '' } = useParams();
  const { data, error } = useCall('getOfficeParticipant', { participant });
  if (data !== undefined && data.cuid !== participant)
    return <LedOn to={`/participants/${data.cuid}`} />;
  return data === undefined ? (
    <PanelWaiting list="/participants" error={error} />
  ) : (
    <Shown key={data.cuid} participant={data} />
  );
}

function Shown({ participant }: { participant: Participant }) {
  const office = useTexts('office');
  const texts = useTexts('office-customers');
  const registrations = useTexts('office-registrations');
  const formats = useFormats();
  const panel = usePanel('/participants');
  const may = useMay();
  const { firstname, lastname, birthdate } = participant;
  const { form, saving, sending } = useActionForm('updateOfficeParticipant', {
    values: { firstname, lastname, birthdate: birthdate ?? '', custom_data: givenOf(participant) },
    request: ({ custom_data, ...values }) => ({
      ...values,
      participant: participant.cuid,
      version: participant.version,
      custom_data: entriesOf(participant, custom_data),
    }),
    refreshes: ['listOfficeParticipants', 'getOfficeParticipant', 'getOfficeCustomer'],
  });
  const editable = may('participants.update');
  const foot = editable ? (
    <Button type="submit" form="participant" loading={sending} disabled={!form.isDirty()}>
      {office.save}
    </Button>
  ) : undefined;
  return (
    <SidePanel title={`${firstname} ${lastname}`} onClose={panel.close} foot={foot}>
      <ActionForm id="participant" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <Group grow align="start">
              <TextInput label={texts.firstname} {...form.getInputProps('firstname')} />
              <TextInput label={texts.lastname} {...form.getInputProps('lastname')} />
            </Group>
            <TextInput
              label={texts.born}
              type="date"
              w={180}
              {...form.getInputProps('birthdate')}
            />
            <CustomDataFields owner={participant} bind={(path) => form.getInputProps(path)} />
          </Stack>
        </fieldset>
      </ActionForm>
      <Households participant={participant}>
        {may('participants.delete') && may('customers.read') ? (
          <Group gap="xs">
            <MergeParticipants participant={participant} />
            <MoveParticipant participant={participant} />
          </Group>
        ) : null}
      </Households>
      <AttendanceCode participant={participant.cuid} code={participant.attendance_code} />
      {participant.registrations === null ? null : (
        <Section title={texts.registrations}>
          <Rows rows={participant.registrations}>
            {(row) => (
              <Line
                key={row.cuid}
                figure={formats.date(row.start_at)}
                dimmed={row.cancelled_at === null ? '' : registrations.cancelled}
              >
                <Anchor component={LinkAndBack} to={registrationPage(row.cuid)}>
                  {row.activity_title}
                </Anchor>
              </Line>
            )}
          </Rows>
        </Section>
      )}
    </SidePanel>
  );
}
