import { WaitingLines } from '@ribambelle/elements/pieces/waiting-list/waiting-lines.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

const MOST_ENTRIES = 100;

function useEntries() {
  const { data } = useCall('listWaitingListEntries', { page_size: MOST_ENTRIES });
  return data?.data ?? [];
}

/** The places kept for the family, shown first of all (R18). Nothing without any. */
export const OfferedToUs = (): ReactElement | null => {
  const texts = useTexts('waiting-list');
  const entries = useEntries().filter(({ offer }) => offer !== null);
  if (entries.length === 0) return null;
  return (
    <Section title={texts.offers_title}>
      <p className={styles.soft}>{texts.offers_text}</p>
      <WaitingLines entries={entries} title="activity" />
    </Section>
  );
};

/**
 * The availabilities that the family waits for, with its position in each line (R18). Nothing
 * without any.
 */
export const WaitingFor = (): ReactElement | null => {
  const texts = useTexts('waiting-list');
  const { mails_delivered } = useWebsite().organiser.settings;
  const entries = useEntries().filter(({ offer }) => offer === null);
  if (entries.length === 0) return null;
  return (
    <Section title={texts.account_title}>
      <p className={styles.soft}>
        {mails_delivered ? texts.account_text : texts.account_text_without_mail}
      </p>
      <WaitingLines entries={entries} title="activity" />
    </Section>
  );
};
