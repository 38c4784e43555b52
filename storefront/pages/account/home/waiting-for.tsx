import { WaitingLines } from '@ribambelle/elements/pieces/waiting-list/waiting-lines.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

const MOST_ENTRIES = 100;

/** What the family waits for, with its position in each line (R18). Nothing when it waits for nothing. */
export const WaitingFor = (): ReactElement | null => {
  const texts = useTexts('waiting-list');
  const { data } = useCall('listWaitingListEntries', { page_size: MOST_ENTRIES });
  if (data === undefined || data.count === 0) return null;
  return (
    <Section title={texts.account_title}>
      <p className={styles.soft}>{texts.account_text}</p>
      <WaitingLines entries={data.data} title="activity" />
    </Section>
  );
};
