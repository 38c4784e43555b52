import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Line, Section } from '../../panels/facts.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { customerPage } from '../record-addresses.ts';
import { ChangeFoot } from '../registrations/change-preview.tsx';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';

type Participant = Answer<'getOfficeParticipant'>;

const REFRESHED = [
  'getOfficeParticipant',
  'getOfficeCustomer',
  'listOfficeParticipants',
  'listOfficeCustomers',
] as const;

/** The families of a child: the one that keeps the record, and those that share it. */
export function Households({
  participant,
  children,
}: {
  participant: Participant;
  children?: ReactNode;
}) {
  const texts = useTexts('office-households');
  const may = useMay();
  const { customer, households } = participant;
  const changes = may('participants.update');
  return (
    <Section
      title={texts.title}
      tools={changes && may('customers.read') ? <Add participant={participant} /> : undefined}
    >
      <Line dimmed={households.length === 0 ? '' : texts.keeps}>
        <Anchor component={LinkAndBack} to={customerPage(customer.cuid)}>
          {customer.name}
        </Anchor>
      </Line>
      {households.map((household) => (
        <Line
          key={household.cuid}
          tools={changes ? <Remove participant={participant} household={household} /> : undefined}
        >
          <Anchor component={LinkAndBack} to={customerPage(household.cuid)}>
            {household.name}
          </Anchor>
        </Line>
      ))}
      {children}
    </Section>
  );
}

/**
 * The button that shares a child with another family, and the dialog that finds or makes that
 * family.
 */
function Add({ participant }: { participant: Participant }) {
  const texts = useTexts('office-households');
  return (
    <FormDialog
      title={texts.add_title(participant.firstname)}
      renderButton={(open) => (
        <Button size="compact-sm" variant="light" onClick={open}>
          {texts.add}
        </Button>
      )}
    >
      {(close) => <Where participant={participant} close={close} />}
    </FormDialog>
  );
}

function Where({ participant, close }: { participant: Participant; close: () => void }) {
  const texts = useTexts('office-households');
  const [family, setFamily] = useFamily(null);
  // the family of the last refusal
  const [tried_cuid, setTriedCuid] = useState<string>();
  useUnsaved({ isUnsaved: () => family !== null, discard: () => setFamily(null) });
  const add = useAction('addHousehold', {
    refreshes: REFRESHED,
    done: family === null ? '' : texts.added(family.name),
    quiet: true,
  });
  const send = () => {
    if (family === null) return;
    const { cuid, version } = participant;
    setTriedCuid(family.cuid);
    add.mutate(
      { participant: cuid, customer: family.cuid, participant_version: version },
      { onSuccess: () => leaveFreely(close) },
    );
  };
  return (
    <Stack>
      <Text size="sm">{texts.add_help}</Text>
      <FamilyChoice first value={family} onChange={setFamily} />
      <ChangeFoot
        close={close}
        send={send}
        name={texts.add}
        sending={add.isPending}
        ready={family !== null}
        error={family?.cuid === tried_cuid ? add.error : null}
      />
    </Stack>
  );
}

/** The button that removes a household, after saying what follows. */
function Remove({
  participant,
  household,
}: {
  participant: Participant;
  household: Participant['households'][number];
}) {
  const texts = useTexts('office-households');
  const office = useTexts('office');
  const remove = useAction('removeHousehold', { refreshes: REFRESHED, done: texts.removed });
  const { cuid, firstname, version } = participant;
  const ask = () =>
    confirm({
      title: texts.remove_title(household.name),
      consequence: texts.remove_consequence(household.name, firstname),
      yes: texts.remove,
      no: office.cancel,
      run: () =>
        remove.mutate({
          participant: cuid,
          customer: household.cuid,
          participant_version: version,
        }),
    });
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={texts.remove_of(household.name)}
      loading={remove.isPending}
      onClick={ask}
    >
      {texts.remove}
    </Button>
  );
}
