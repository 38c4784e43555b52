import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { type Note, Notes, NoteWords } from '../../panels/notes.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

const REFRESHES = ['listCollaboratorNotes'] as const;

/** The notes about a collaborator. */
export function MemberNotes({ collaborator }: { collaborator: string }) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const found = useCall('listCollaboratorNotes', { collaborator });
  const add = useAction('addCollaboratorNote', { refreshes: REFRESHES, done: texts.added });
  const remove = useAction('deleteCollaboratorNote', { refreshes: REFRESHES, done: texts.removed });
  if (found.data === undefined) return <PartWaiting found={found} />;
  return (
    <Notes
      notes={found.data.data}

      sending={add.isPending}
      add={
        may('collaborator-notes.create')
          ? ({ text }, onAdded) => add.mutate({ collaborator, text }, { onSuccess: onAdded })
          : null
      }
      renderEdit={
        may('collaborator-notes.update')
          ? (note, close) => <ChangeNote collaborator={collaborator} note={note} close={close} />
          : null
      }
      remove={
        may('collaborator-notes.delete') ? (note) => remove.mutate({ collaborator, note }) : null
      }
    />
  );
}

function ChangeNote(props: { collaborator: string; note: Note; close: () => void }) {
  const texts = useTexts('office-notes');
  const { collaborator, note, close } = props;
  const of = { collaborator, note: note.cuid };
  const change = useAction('updateCollaboratorNote', {
    refreshes: REFRESHES,
    done: texts.changed,
    // the change added one version, unless another person has changed it too
    undo: (call) =>
      call('updateCollaboratorNote', { ...of, version: note.version + 1, text: note.text }),
  });
  const save = (text: string) =>
    change.mutate({ ...of, version: note.version, text }, { onSuccess: close });
  return <NoteWords note={note} save={save} close={close} sending={change.isPending} />;
}
