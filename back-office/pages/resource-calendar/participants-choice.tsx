import { Button, Chip, Group, Input } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { NewParticipant } from '../registrations/participant-choice.tsx';

/** The choice of any number of participants of a family; a new one can be added. */
export function ParticipantsChoice(props: {
  customer: string;
  value: readonly string[];
  onChange: (cuids: readonly string[]) => void;
  help: string;
  error?: ReactNode;
}) {
  const texts = useTexts('office-registrations');
  const calendar = useTexts('office-resource-calendar');
  const may = useMay();
  const [is_making, setMaking] = useState(false);
  const { data } = useCall('getOfficeCustomer', { customer: props.customer });
  return (
    <Input.Wrapper
      label={calendar.participants}
      labelElement="div"
      description={props.help}
      error={props.error}
    >
      <Chip.Group multiple value={[...props.value]} onChange={props.onChange}>
        <Group gap="xs" mt={6} mb={6} role="group" aria-label={calendar.participants}>
          {(data?.participants ?? []).map(({ cuid, firstname, lastname }) => (
            <Chip key={cuid} value={cuid}>{`${firstname} ${lastname}`}</Chip>
          ))}
          {may('participants.create') ? (
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
            props.onChange([...props.value, cuid]);
          }}
        />
      ) : null}
    </Input.Wrapper>
  );
}
