import { Anchor, Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { NewParticipant } from '../registrations/participant-choice.tsx';

/** Who belongs to a family; somebody can be added. */
export function CustomerParticipants({ customer }: { customer: Answer<'getOfficeCustomer'> }) {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  const may = useMay();
  const [making, setMaking] = useState(false);
  const add = may('participants.create') ? (
    <Button size="compact-sm" variant="light" onClick={() => setMaking(!making)}>
      {texts.add_participant}
    </Button>
  ) : undefined;
  return (
    <Section title={texts.children} tools={add}>
      {making ? (
        <NewParticipant
          customer={customer.cuid}
          lastname={customer.lastname}
          made={() => setMaking(false)}
        />
      ) : null}
      {(customer.participants ?? []).map((participant) => (
        <Line
          key={participant.cuid}
          figure={participant.birthdate === null ? '' : formats.plainDay(participant.birthdate)}
        >
          <Anchor component={LinkAndBack} to={`/participants/${participant.cuid}`}>
            {`${participant.firstname} ${participant.lastname}`}
          </Anchor>
        </Line>
      ))}
    </Section>
  );
}
