import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useRef, useState } from 'react';
import { JoinForm } from './join-form.tsx';
import type { WaitingProps } from './waiting-props.ts';
import { OfferedForm } from './offered-form.tsx';
import { TogetherSwitch } from './together-switch.tsx';
import { WaitingLines } from './waiting-lines.tsx';
import styles from './waiting.module.css';

const MOST_ENTRIES = 100;

/** The customer's places in line for this date, and the form for one more of the family. */
export const Waiting = ({ availability, now, session }: WaitingProps): ReactElement => {
  const texts = useTexts('waiting-list');
  const { data } = useCall('listWaitingListEntries', {
    availability: availability.cuid,
    page_size: MOST_ENTRIES,
  });
  const [more, setMore] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  if (data === undefined) return <Skeleton shape="text" count={2} />;
  const waiting_ids = new Set(data.data.map(({ participant }) => participant.id));
  const others = {
    ...session,
    participants: session.participants.filter(({ id }) => !waiting_ids.has(id)),
  };
  const closeForm = () => {
    setMore(false);
    requestAnimationFrame(() => lines.current?.focus());
  };
  return (
    <>
      <div ref={lines} tabIndex={-1} className={styles.focus}>
        <WaitingLines entries={data.data} title="participant" />
      </div>
      {data.data.length > 1 && (
        <TogetherSwitch
          availability_id={availability.id}
          together={data.data.some(({ together }) => together)}
        />
      )}
      <OfferedForm availability={availability} now={now} session={session} entries={data.data} />
      {data.count > 0 && !more ? (
        <Button kind="plain" icon="plus" onClick={() => setMore(true)}>
          {texts.another}
        </Button>
      ) : (
        <JoinForm availability={availability} now={now} session={others} onJoined={closeForm} />
      )}
    </>
  );
};
