import { Button, Group } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { GivePassword } from './give-password.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * The tools for a colleague who cannot sign in: a link for a new password, and the second factor
 * switched off.
 */
export function RepairAccess({ member }: { member: Answer<'getCollaborator'> }) {
  const office = useTexts('office');
  const texts = useTexts('office-organisation');
  const access = useTexts('office-access');
  const { cuid: collaborator, firstname, email } = member;
  const link = useAction('sendCollaboratorLink', {
    refreshes: [],
    done: texts.password_link_sent(email),
  });
  const reset = useAction('resetSecondFactor', {
    refreshes: ['getCollaborator', 'listCollaborators'],
    done: texts.second_factor_is_reset,
  });
  const ask = () =>
    confirm({
      title: texts.reset_second_factor,
      consequence: texts.reset_second_factor_consequence(firstname),
      yes: texts.reset_second_factor,
      no: office.cancel,
      run: () => reset.mutate({ collaborator }),
    });
  const end = useAction('endCollaboratorSessions', {
    refreshes: [],
    done: access.sessions_of_ended,
  });
  const askToEnd = () =>
    confirm({
      title: access.end_sessions_of,
      consequence: access.end_sessions_consequence(firstname),
      yes: access.end_sessions_of,
      no: office.cancel,
      run: () => end.mutate({ collaborator }),
    });
  return (
    <Group mb="md" gap="xs">
      <Button
        size="compact-sm"
        variant="light"
        loading={link.isPending}
        onClick={() => link.mutate({ collaborator })}
      >
        {texts.send_password_link}
      </Button>
      <GivePassword member={member} />
      {member.second_factor ? (
        <Button size="compact-sm" variant="light" loading={reset.isPending} onClick={ask}>
          {texts.reset_second_factor}
        </Button>
      ) : null}
      <Button size="compact-sm" variant="light" loading={end.isPending} onClick={askToEnd}>
        {access.end_sessions_of}
      </Button>
    </Group>
  );
}
