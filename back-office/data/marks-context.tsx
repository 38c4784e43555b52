import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { MarkSender, type UnsentMarks } from './mark-sender.ts';
import { useSession } from './session.tsx';

const Marks = createContext<MarkSender | null>(null);

/** Keeps and sends the marks of the signed-in collaborator, on every page. */
export function MarksProvider({ children }: { children: ReactNode }) {
  const { cuid } = useSession().collaborator;
  const call = useClient();
  const answers = useAnswers();
  const [sender] = useState(
    () =>
      new MarkSender({
        collaborator: cuid,
        call,
        done: () => void answers.invalidate('getAttendanceRegister'),
      }),
  );
  useEffect(() => sender.start(), [sender]);
  return <Marks value={sender}>{children}</Marks>;
}

/** Returns the sender of the marks, and its marks that are not sent. */
export function useMarks(): { readonly sender: MarkSender; readonly unsent: UnsentMarks } {
  const sender = useContext(Marks);
  if (sender === null) throw new Error('Marks are kept only inside the shell');
  const unsent = useSyncExternalStore(
    (listener) => sender.watch(listener),
    () => sender.state,
  );
  return { sender, unsent };
}
