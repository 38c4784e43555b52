import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useLocation, useNavigate, useParams } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { Missing } from '../missing.tsx';
import { afterSaving } from './after-saving.ts';
import { AttendanceCode } from './attendance-code.tsx';
import { ParticipantForm } from './participant-form.tsx';

/** Changes a participant (1 §2.3). */
export const UpdateParticipantPage = (): ReactElement => {
  const texts = useTexts('account');
  const call = useClient();
  const navigate = useNavigate();
  const { participant: cuid } = useParams();
  const { search } = useLocation();
  const back = { href: '/account/participants', label: texts.tabs.participants };
  return (
    <AccountFrame tab="participants" title={texts.change_participant} back={back}>
      {({ account, participants }) => {
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
          <>
            <ParticipantForm
              key={participant.cuid}
              account={account}
              participant={participant}
              send={(request, version) =>
                call('updateParticipant', {
                  ...request,
                  participant_id: participant.id,
                  ...(version === null ? {} : { participant_version: version }),
                })
              }
              onDone={() => navigate(afterSaving(search, participant.cuid))}
            />
            <AttendanceCode participant={participant} />
          </>
        );
      }}
    </AccountFrame>
  );
};
