import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useOwnCuid } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';

/** The button that deletes another collaborator, after saying what stays. */
export function DeleteMember({ member }: { member: Answer<'getCollaborator'> }) {
  const office = useTexts('office');
  const access = useTexts('office-access');
  const panel = usePanel('/collaborators');
  const may = useMay();
  const self = useOwnCuid();
  const remove = useAction('deleteCollaborator', {
    refreshes: ['listCollaborators', 'listRoles'],
    done: access.member_deleted,
  });
  if (!may('collaborators.delete') || member.cuid === self) return null;
  const ask = () =>
    confirm({
      title: access.delete_member(`${member.firstname} ${member.lastname}`),
      consequence: access.delete_member_consequence(member.firstname),
      yes: office.remove,
      no: office.cancel,
      run: () =>
        remove.mutate({ collaborator: member.cuid }, { onSuccess: () => leaveFreely(panel.close) }),
    });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={ask} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
