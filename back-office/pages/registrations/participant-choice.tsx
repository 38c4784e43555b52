import { Notices } from '../../fields/action-form.tsx';
import { Button, Chip, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { useMay, useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { todayIn } from '../availabilities/week.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The choice of a participant of the family, with today's age; a new one can be added. */
export function ParticipantChoice(props: {
  customer: string;
  /** A participant who is not offered. */
  without?: string;
  /**
   * The label for a choice other than the participant to register; then no new one can be added.
   */
  label?: string;
  value: string | null;
  onChange: (cuid: string) => void;
}) {
  const texts = useTexts('office-registrations');
  const { age } = useTexts('office');
  const today = todayIn(useSession().organiser.timezone);
  const may = useMay();
  const [is_making, setMaking] = useState(false);
  const { data } = useCall('getOfficeCustomer', { customer: props.customer });
  const participants = (data?.participants ?? []).filter(({ cuid }) => cuid !== props.without);
  return (
    <Stack gap={6}>
      <Input.Label>{props.label ?? texts.choose_participant}</Input.Label>
      <Chip.Group value={props.value ?? ''} onChange={props.onChange}>
        <Group gap="xs">
          {participants.map(({ cuid, firstname, lastname, birthdate }) => (
            <Chip key={cuid} value={cuid}>
              {firstname} {lastname}
              {birthdate === null ? null : (
                <Text span size="xs" c="inherit">
                  {` · ${age(ageOn(birthdate, today))}`}
                </Text>
              )}
            </Chip>
          ))}
          {props.label === undefined && may('participants.create') ? (
            <Button variant="subtle" size="compact-sm" onClick={() => setMaking(!is_making)}>
              {texts.new_participant}
            </Button>
          ) : null}
        </Group>
      </Chip.Group>
      {is_making && data !== undefined ? (
        <NewParticipant
          customer={props.customer}
          lastname={data.lastname}
          made={(cuid) => {
            setMaking(false);
            props.onChange(cuid);
          }}
        />
      ) : null}
    </Stack>
  );
}

/** The three fields of a new participant. */
export function NewParticipant(props: {
  customer: string;
  lastname: string;
  made: (cuid: string) => void;
}) {
  const texts = useTexts('office-registrations');
  const { form, saving, sending } = useActionForm('createOfficeParticipant', {
    values: {
      firstname: '',
      lastname: props.lastname,
      birthdate: '',
    },
    request: (values) => ({
      ...values,
      customer: props.customer,
    }),
    refreshes: ['getOfficeCustomer', 'listOfficeParticipants'],
    after: ({ cuid }) => props.made(cuid),
  });
  return (
    <Group
      align="start"
      gap="xs"
      className="office-inset"
      role="group"
      aria-label={texts.new_participant}
    >
      <Notices saving={saving} />
      <TextInput label={texts.firstname} flex={1} miw={120} {...form.getInputProps('firstname')} />
      <TextInput label={texts.lastname} flex={1} miw={120} {...form.getInputProps('lastname')} />
      <TextInput label={texts.birthdate} type="date" w={150} {...form.getInputProps('birthdate')} />
      <Button variant="light" mt={24} onClick={() => saving.submit()} loading={sending}>
        {texts.create_participant}
      </Button>
    </Group>
  );
}
