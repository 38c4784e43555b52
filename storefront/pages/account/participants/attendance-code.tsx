import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';

type Participant = SignedIn['participants'][number];

/** The QR code that registers a participant on arrival, with a way to replace a lost one. */
export const AttendanceCode = ({ participant }: { participant: Participant }): ReactElement => {
  const texts = useTexts('attendance-codes');
  const { attendance_code, attendance_qr_code, firstname } = participant;
  return (
    <Section title={texts.title}>
      <div className={styles.form}>
        <p>{texts.text(firstname)}</p>
        <img
          src={`${attendance_qr_code}?code=${attendance_code}`}
          alt={texts.picture(firstname)}
          width={180}
          height={180}
        />
        <p>{texts.written(attendance_code)}</p>
        <Renew participant={participant} />
      </div>
    </Section>
  );
};

const Renew = ({ participant }: { participant: Participant }): ReactElement => {
  const texts = useTexts('attendance-codes');
  const shell = useTexts('shell');
  const refresh = useRefreshSession();
  const [open, setOpen] = useState(false);
  const renew = useAction('renewAttendanceCode', {
    done: texts.renewed,
    onDone: () => {
      setOpen(false);
      void refresh();
    },
  });
  return (
    <div>
      <Button kind="white" onClick={() => setOpen(true)}>
        {texts.renew}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.renew}
        close_label={shell.close}
        actions={
          <>
            <Button
              loading={renew.isPending}
              onClick={() => renew.mutate({ participant: participant.cuid })}
            >
              {texts.renew}
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
          </>
        }
      >
        <p>{texts.renew_follows}</p>
      </Dialog>
    </div>
  );
};
