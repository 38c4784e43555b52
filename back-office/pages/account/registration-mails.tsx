import { Paper, Switch } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { useSession } from '../../data/session.tsx';

const REFRESHES = ['getOfficeSession'] as const;

/** The switch of the user's own e-mails about new registrations. */
export function RegistrationMails() {
  const texts = useTexts('office').own;
  const { registration_mails } = useSession().collaborator;
  const change = useAction('updateOwnRegistrationMails', { refreshes: REFRESHES });
  return (
    <Paper withBorder p="md">
      <Switch
        label={texts.registration_mails}
        description={texts.registration_mails_help}
        checked={registration_mails}
        disabled={change.isPending}
        onChange={({ currentTarget }) =>
          change.mutate({ registration_mails: currentTarget.checked })
        }
      />
    </Paper>
  );
}
