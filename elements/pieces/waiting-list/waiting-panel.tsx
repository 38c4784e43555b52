import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import type { ReactElement } from 'react';
import type { AvailabilityPage } from '../registration-form/form-values.ts';
import { LoginPrompt } from '../registration-form/login-prompt.tsx';
import styles from './waiting.module.css';

interface WaitingPanelProps {
  readonly availability: AvailabilityPage;
  readonly now: string;
}

/**
 * The waiting list of a date that is closed or full (2 §4): a form for a customer, a sign-in link
 * for a visitor.
 */
export const WaitingPanel = ({ availability, now }: WaitingPanelProps): ReactElement => {
  const { waiting_list: texts } = useTexts('availability-page');
  const { mails_delivered } = useWebsite().organiser.settings;
  const session = useSession();
  const Waiting = useFormCode(
    { is_needed: session?.customer != null, nouns: WAITING_WORDS },
    loadWaiting,
  );
  return (
    <section className={styles.panel} aria-labelledby="waiting-list">
      <RuledWords>
        <h3 id="waiting-list" className={styles.title}>
          {texts.title}
        </h3>
        <p className={styles.hint}>
          {mails_delivered ? texts.invitation : texts.invitation_without_mail}
        </p>
      </RuledWords>
      {session?.customer === null && (
        <LoginPrompt
          title={mails_delivered ? texts.login_title : texts.login_title_without_mail}
          text={texts.login_text}
        />
      )}
      {session?.customer != null && Waiting !== null && (
        <Waiting availability={availability} now={now} session={session} />
      )}
      {(session === undefined || (session.customer !== null && Waiting === null)) && (
        <Skeleton shape="text" count={2} />
      )}
    </section>
  );
};

const WAITING_WORDS = ['waiting-list', 'cart'] as const;

const loadWaiting = async () => (await import('./waiting.tsx')).Waiting;
