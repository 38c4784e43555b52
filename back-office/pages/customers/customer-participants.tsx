import { Anchor, Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Rows } from '../../panels/rows.tsx';
import { NewParticipant } from '../registrations/participant-choice.tsx';

type Customer = Answer<'getOfficeCustomer'>;

/** The participants of a family; another can be added. */
export function CustomerParticipants({ record: customer }: { record: Customer }) {
  const texts = useTexts('office-customers');
  const may = useMay();
  const [is_making, setMaking] = useState(false);
  const add = may('participants.create') ? (
    <Button size="compact-sm" variant="light" onClick={() => setMaking(!is_making)}>
      {texts.add_participant}
    </Button>
  ) : undefined;
  return (
    <div className="office-tab-form">
      <Section title={texts.children} order={2} tools={add}>
        {is_making ? (
          <NewParticipant
            customer={customer.cuid}
            lastname={customer.lastname}
            made={() => setMaking(false)}
          />
        ) : null}
        <ParticipantLines participants={customer.participants ?? []} />
      </Section>
    </div>
  );
}

/** The participants, each with the date of birth and a link. */
export function ParticipantLines(props: { participants: NonNullable<Customer['participants']> }) {
  const formats = useFormats();
  const texts = useTexts('office-households');
  return (
    <Rows rows={props.participants}>
      {(participant) => (
        <Line
          key={participant.cuid}
          dimmed={
            participant.shared_with.length === 0
              ? ''
              : texts.shared_with(participant.shared_with.join(', '))
          }
          figure={participant.birthdate === null ? '' : formats.plainDay(participant.birthdate)}
        >
          <Anchor component={LinkAndBack} to={`/participants/${participant.cuid}`}>
            {`${participant.firstname} ${participant.lastname}`}
          </Anchor>
        </Line>
      )}
    </Rows>
  );
}
