import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { Notes } from '../../panels/notes.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const REFRESHES = ['listCollaboratorNotes'] as const;

/** The notes about somebody of the team. */
export function MemberNotes({ collaborator }: { collaborator: string }) {
  const texts = useTexts('office-access');
  const may = useMay();
  const found = useCall('listCollaboratorNotes', { collaborator });
  const add = useAction('addCollaboratorNote', { refreshes: REFRESHES, done: texts.note_added });
  const remove = useAction('deleteCollaboratorNote', {
    refreshes: REFRESHES,
    done: texts.note_removed,
  });
  if (found.data === undefined) return <PartWaiting found={found} />;
  return (
    <Notes
      notes={found.data.data}
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
