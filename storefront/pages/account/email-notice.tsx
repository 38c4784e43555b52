import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './account.module.css';
import type { SignedIn } from './signed-in.ts';

/**
 * A notice that an address waits to be confirmed, with a button to get the link again; nothing when
 * none does (R30).
 */
export const EmailNotice = ({ customer }: Pick<SignedIn, 'customer'>): ReactElement | null => {
  const texts = useTexts('account');
  const { mails_delivered } = useWebsite().organiser.settings;
  const refresh = useRefreshSession();
  const send = useAction('requestEmailConfirmation');
  const withdraw = useAction('withdrawEmail', { onDone: refresh });
  const { email, email_confirmed, pending_email } = customer;
  if (email_confirmed && pending_email === null) return null;
  return (
    <Notice
      tone="yellow"
      title={
        pending_email === null ? texts.email_unconfirmed(email) : texts.email_pending(pending_email)
      }
      action={
        <span className={styles.choices}>
          {mails_delivered && (
            <Button
              size="small"
              kind="secondary"
              loading={send.isPending}
              onClick={() => send.mutate({})}
            >
              {texts.email_send_again}
            </Button>
          )}
          {pending_email !== null && (
            <Button
              size="small"
              kind="plain"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({})}
            >
              {texts.email_withdraw}
            </Button>
          )}
        </span>
      }
    >
      {mails_delivered
        ? pending_email === null
          ? texts.email_unconfirmed_text
          : texts.email_pending_text
        : texts.email_without_mail}
    </Notice>
  );
};
