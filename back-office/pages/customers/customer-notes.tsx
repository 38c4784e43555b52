import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { type Note, Notes, NoteWords } from '../../panels/notes.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

const REFRESHES = ['listCustomerNotes'] as const;

/** The notes about a family, which it never reads. */
export function CustomerNotes({ record: { cuid: customer } }: { record: { cuid: string } }) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const found = useCall('listCustomerNotes', { customer });
  const add = useAction('addCustomerNote', { refreshes: REFRESHES, done: texts.added });
  const remove = useAction('deleteCustomerNote', { refreshes: REFRESHES, done: texts.removed });
  if (found.data === undefined) return <PartWaiting found={found} />;
  return (
    <div className="office-tab-form">
      <Notes
        notes={found.data.data}
        order={2}

        sending={add.isPending}
        add={
          may('customer-notes.create')
            ? ({ text }, onAdded) => add.mutate({ customer, text }, { onSuccess: onAdded })
            : null
        }
        renderEdit={
          may('customer-notes.update')
            ? (note, close) => <ChangeNote customer={customer} note={note} close={close} />
            : null
        }
        remove={may('customer-notes.delete') ? (note) => remove.mutate({ customer, note }) : null}
      />
    </div>
  );
}

function ChangeNote(props: { customer: string; note: Note; close: () => void }) {
  const texts = useTexts('office-notes');
  const { customer, note, close } = props;
  const of = { customer, note: note.cuid };
  const change = useAction('updateCustomerNote', {
    refreshes: REFRESHES,
    done: texts.changed,
    // the change added one version, unless another person has changed it too
    undo: (call) =>
      call('updateCustomerNote', { ...of, version: note.version + 1, text: note.text }),
  });
  const save = (text: string) =>
    change.mutate({ ...of, version: note.version, text }, { onSuccess: close });
  return <NoteWords note={note} save={save} close={close} sending={change.isPending} />;
}
