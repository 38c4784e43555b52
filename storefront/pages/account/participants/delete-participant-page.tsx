import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useNavigate, useParams } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { Missing } from '../missing.tsx';
import { ConfirmationForm } from '../confirmation-form.tsx';

const LIST = '/account/participants';

/** Deletes a participant once the first name is typed (1 §5). */
export const DeleteParticipantPage = (): ReactElement => {
  const texts = useTexts('account');
  const shell = useTexts('shell');
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const { participant: cuid } = useParams();
  const remove = useAction('deleteParticipant', {
    onDone: async () => {
      navigate(LIST);
      await refresh();
    },
  });
  return (
    <AccountFrame
      tab="participants"
      title={texts.delete_participant}
      back={{ href: LIST, label: texts.tabs.participants }}
    >
      {({ participants }) => {
        const participant = participants.find((one) => one.cuid === cuid);
        if (participant === undefined)
          return (
            <Missing
              title={texts.participant_missing}
              href="/account/participants"
              action={texts.all_participants}
            />
          );
        return (
          <ConfirmationForm
            name={participant.firstname}
            button={texts.delete_participant}
            back={LIST}
            sending={remove.isPending}
            refusal={remove.error === null ? null : sentenceOf(remove.error, shell.unknown_error)}
            onConfirmed={(confirmation) =>
              remove.mutate({ participant_id: participant.id, confirmation })
            }
          >
            {participant.shared
              ? texts.leave_participant_follows(participant.fullname)
              : texts.delete_participant_follows(participant.fullname)}
          </ConfirmationForm>
        );
      }}
    </AccountFrame>
  );
};
