import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './waiting.module.css';

/**
 * The key of the button that leaves and of the one that stays: the same, so that the focus is on
 * the harmless one.
 */
const KEPT = 'kept';

interface LeaveLineProps {
  readonly entry: { readonly id: number; readonly position: number };
  readonly name: string;
  /** The other actions for the place in line. */
  readonly children: ReactNode;
}

/** Gives up a place in line, after a confirmation: the place does not come back. */
export const LeaveLine = ({ entry, name, children }: LeaveLineProps): ReactElement => {
  const texts = useTexts('waiting-list');
  const answers = useAnswers();
  const [is_asking, setAsking] = useState(false);
  const leave = useAction('leaveWaitingList', {
    onDone: () => answers.invalidate('listWaitingListEntries'),
  });
  if (!is_asking)
    return (
      <div className={styles.choice}>
        {children}
        <Button
          key={KEPT}
          kind="white"
          size="small"
          aria-label={texts.leave_of(name)}
          onClick={() => setAsking(true)}
        >
          {texts.leave}
        </Button>
      </div>
    );
  return (
    <div className={styles.choice} role="group" aria-label={texts.leave_of(name)}>
      <span className={styles.hint}>{texts.leave_follows(entry.position)}</span>
      <Button key={KEPT} kind="white" size="small" onClick={() => setAsking(false)}>
        {texts.leave_not}
      </Button>
      <Button
        kind="danger"
        size="small"
        loading={leave.isPending}
        onClick={() => leave.mutate({ waiting_list_entry_id: entry.id })}
      >
        {texts.leave}
      </Button>
    </div>
  );
};
