import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { type Note, Notes, NoteWords } from '../../panels/notes.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

const REFRESHES = ['listRegistrationNotes'] as const;

/** The notes about a registration, for staff alone or for its family too. */
export function RegistrationNotes({
  record: { cuid: registration },
}: {
  record: { cuid: string };
}) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const found = useCall('listRegistrationNotes', { registration });
  const add = useAction('addRegistrationNote', { refreshes: REFRESHES, done: texts.added });
  const remove = useAction('deleteRegistrationNote', { refreshes: REFRESHES, done: texts.removed });
  if (found.data === undefined) return <PartWaiting found={found} />;
  return (
    <div className="office-tab-form">
      <Notes
        notes={found.data.data}
        order={2}
        family
        sending={add.isPending}
        add={
          may('registration-notes.create')
            ? (values, onAdded) => add.mutate({ registration, ...values }, { onSuccess: onAdded })
            : null
        }
        renderEdit={
          may('registration-notes.update')
            ? (note, close) => <ChangeNote registration={registration} note={note} close={close} />
            : null
        }
        remove={
          may('registration-notes.delete') ? (note) => remove.mutate({ registration, note }) : null
        }
      />
    </div>
  );
}

function ChangeNote(props: { registration: string; note: Note; close: () => void }) {
  const texts = useTexts('office-notes');
  const { registration, note, close } = props;
  const of = { registration, note: note.cuid };
  const change = useAction('updateRegistrationNote', {
    refreshes: REFRESHES,
    done: texts.changed,
    // the change added one version, unless another person has changed it too
    undo: (call) =>
      call('updateRegistrationNote', { ...of, version: note.version + 1, text: note.text }),
  });
  const save = (text: string) =>
    change.mutate({ ...of, version: note.version, text }, { onSuccess: close });
  return <NoteWords note={note} save={save} close={close} sending={change.isPending} />;
}
