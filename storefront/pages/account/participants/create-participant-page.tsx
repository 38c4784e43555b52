import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { afterSaving } from './after-saving.ts';
import { ParticipantForm } from './participant-form.tsx';

/** Creates a participant; then goes to the redirect with the participant in its query (1 §2.3). */
export const CreateParticipantPage = (): ReactElement => {
  const texts = useTexts('account');
  const call = useClient();
  const navigate = useNavigate();
  const pageUrl = useLocation();
  return (
    <AccountFrame
      tab="participants"
      title={texts.add_participant}
      back={{ href: '/account/participants', label: texts.tabs.participants }}
    >
      {({ account }) => (
        <ParticipantForm
          account={account}
          participant={null}
          send={(request) => call('createParticipant', request)}
          onDone={({ participant }) =>
            navigate(afterSaving(pageUrl.search, participant.cuid), { replace: true })
          }
        />
      )}
    </AccountFrame>
  );
};
