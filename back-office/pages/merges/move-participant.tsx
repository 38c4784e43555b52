import { Alert, Button, List, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { ChangeFoot } from '../registrations/change-preview.tsx';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';

type Participant = Answer<'getOfficeParticipant'>;
type Preview = Answer<'previewParticipantMove'>;

interface Props {
  readonly participant: Participant;
  readonly close: () => void;
}

/** The button that moves a child to another family, and the dialog with the preview. */
export function MoveParticipant({ participant }: Pick<Props, 'participant'>) {
  const texts = useTexts('office-merges');
  return (
    <FormDialog
      title={texts.move_title(`${participant.firstname} ${participant.lastname}`)}
      renderButton={(open) => (
        <Button variant="default" size="compact-sm" onClick={open}>
          {texts.move}
        </Button>
      )}
    >
      {(close) => <Where participant={participant} close={close} />}
    </FormDialog>
  );
}

function Where({ participant, close }: Props) {
  const texts = useTexts('office-merges');
  const [family, setFamily] = useFamily(null);
  useUnsaved({ isUnsaved: () => family !== null, discard: () => setFamily(null) });
  return (
    <Stack>
      <Text>{texts.move_from(participant.customer.name)}</Text>
      <FamilyChoice
        first
        without={[participant.customer.cuid]}
        value={family}
        onChange={setFamily}
      />
      {family === null ? null : (
        <Move key={family.cuid} participant={participant} close={close} customer={family.cuid} />
      )}
    </Stack>
  );
}

function Move({ participant, close, customer }: Props & { customer: string }) {
  const texts = useTexts('office-merges');
  const textOf = useErrorText();
  const request = { participant: participant.cuid, customer };
  const { data: preview, error } = useCall('previewParticipantMove', request, {
    keep_previous: true,
  });
  const move = useAction('moveParticipant', {
    refreshes: [
      'previewParticipantMove',
      'getOfficeParticipant',
      'getOfficeCustomer',
      'listOfficeParticipants',
      'listOfficeCustomers',
    ],
    done: texts.moved_child,
  });
  const send = () => {
    if (preview === undefined) return;
    const versions = { participant_version: preview.participant.version, seen: preview.seen };
    move.mutate({ ...request, ...versions }, { onSuccess: () => leaveFreely(close) });
  };
  return (
    <Stack>
      {preview === undefined ? null : <Follows preview={preview} />}
      {preview === undefined || preview.objection === null ? null : (
        <Alert color="red" role="alert" title={textOf(preview.objection)} />
      )}
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.move}
        sending={move.isPending}
        ready={preview?.objection === null}
      />
    </Stack>
  );
}

/** The rows that move with the child, and those that stay with the family that ordered them. */
function Follows({ preview }: { preview: Preview }) {
  const texts = useTexts('office-merges');
  return (
    <Stack gap="xs" role="region" aria-label={preview.to.name}>
      <Counted title={texts.goes} counted={preview.goes} />
      {preview.goes.length === 0 ? null : <Text size="sm">{texts.advance_ends}</Text>}
      <Counted title={texts.stays_with(preview.from.name)} counted={preview.stays} />
      <Text size="sm">{texts.stays_help}</Text>
    </Stack>
  );
}

function Counted({ title, counted }: { title: string; counted: Preview['goes'] }) {
  const texts = useTexts('office-merges');
  if (counted.length === 0) return null;
  return (
    <>
      <Text fw={600}>{title}</Text>
      <List>
        {counted.map(({ what, count }) => (
          <List.Item key={what}>{texts.moved[what](count)}</List.Item>
        ))}
      </List>
    </>
  );
}
