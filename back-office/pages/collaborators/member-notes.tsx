import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { Notes } from '../../panels/notes.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const REFRESHES = ['listCollaboratorNotes'] as const;

/** The notes about somebody of the team. */
export function MemberNotes({ collaborator }: { collaborator: string }) {
  const texts = useTexts('office-access');
  const may = useMay();
  const { data } = useCall('listCollaboratorNotes', { collaborator });
  const add = useAction('addCollaboratorNote', { refreshes: REFRESHES, done: texts.note_added });
  const remove = useAction('deleteCollaboratorNote', {
    refreshes: REFRESHES,
    done: texts.note_removed,
  });
  if (data === undefined) return null;
  return (
    <Notes
      notes={data.data}
      sending={add.isPending}
      add={
        may('collaborator-notes.create')
          ? (text, added) => add.mutate({ collaborator, text }, { onSuccess: added })
          : null
      }
      remove={
        may('collaborator-notes.delete') ? (note) => remove.mutate({ collaborator, note }) : null
      }
    />
  );
}
