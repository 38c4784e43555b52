import { Button, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { ChangeFoot } from '../registrations/change-preview.tsx';
import { ParticipantChoice } from '../registrations/participant-choice.tsx';
import { readIn, useKept } from './kept-of-two.ts';
import { MergePreview, WhichStays } from './merge-preview.tsx';

type Participant = Answer<'getOfficeParticipant'>;

interface Props {
  readonly participant: Participant;
  readonly close: () => void;
}

/** The button that merges two participants, and the dialog with the preview. */
export function MergeParticipants({ participant }: Pick<Props, 'participant'>) {
  const texts = useTexts('office-merges');
  return (
    <FormDialog
      title={texts.merge_participant_title(nameOf(participant))}
      renderButton={(open) => (
        <Button variant="default" size="compact-sm" onClick={open}>
          {texts.merge_participant}
        </Button>
      )}
    >
      {(close) => <WithWhom participant={participant} close={close} />}
    </FormDialog>
  );
}

/** The choice of the other record of the same child. */
function WithWhom({ participant, close }: Props) {
  const texts = useTexts('office-merges');
  const [other, setOther] = useState<string | null>(null);
  useUnsaved({ isUnsaved: () => other !== null, discard: () => setOther(null) });
  return (
    <Stack>
      <Text>{texts.merge_participant_from}</Text>
      {[participant.customer, ...participant.households].map(({ cuid, name }) => (
        <ParticipantChoice
          key={cuid}
          customer={cuid}
          without={participant.cuid}
          label={
            participant.households.length === 0 ? texts.other_record : texts.other_record_of(name)
          }
          value={other}
          onChange={setOther}
        />
      ))}
      {other === null ? null : (
        <Merge key={other} participant={participant} close={close} other={other} />
      )}
    </Stack>
  );
}

/** The choice of the kept record, with the effects of the merge. */
function Merge({ participant, close, other }: Props & { other: string }) {
  const texts = useTexts('office-merges');
  const formats = useFormats();
  const { kept, setKept, gone } = useKept(participant.cuid, other);
  const request = { participant: kept, other: gone };
  const { data: preview, error } = useCall('previewParticipantMerge', request, {
    keep_previous: true,
  });
  const merge = useAction('mergeParticipants', {
    refreshes: [
      'previewParticipantMerge',
      'getOfficeParticipant',
      'getOfficeCustomer',
      'listOfficeParticipants',
      'listOfficeRegistrations',
    ],
    done: texts.merged_participants,
  });
  const send = () => {
    if (preview === undefined) return;
    merge.mutate({ ...request, ...readIn(preview) }, { onSuccess: () => leaveFreely(close) });
  };
  const records_shown = preview === undefined ? [] : [preview.kept, preview.other];
  const born = (day: string | null) => (day === null ? '' : formats.plainDay(day));
  return (
    <Stack>
      <WhichStays
        value={kept}
        onChange={setKept}
        records={records_shown
          .map(({ cuid, name, birthdate }) => ({ cuid, name, more: born(birthdate) }))
          .toSorted((one) => (one.cuid === participant.cuid ? -1 : 1))}
      />
      {preview === undefined ? null : (
        <MergePreview
          preview={preview}
          also={[
            ...(preview.birthdate_taken === null
              ? []
              : [texts.birthdate_taken(born(preview.birthdate_taken))]),
            texts.badge_ends,
          ]}
          twice={preview.twice}
        />
      )}
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.merge}
        sending={merge.isPending}
        ready={preview !== undefined && preview.objections.length === 0}
      />
    </Stack>
  );
}

function nameOf({ firstname, lastname }: Participant): string {
  return `${firstname} ${lastname}`;
}
