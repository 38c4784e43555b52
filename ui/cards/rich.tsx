import type { ReactElement } from 'react';
import { withHeadingsFrom } from './heading-levels.ts';
import { trustedHtml } from './unsafe.ts';
import styles from './rich.module.css';

interface RichProps {
  readonly html: string;
  /** The level of its highest heading: one below the heading that it stands under. */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** Text that an organiser wrote with the rich editor. It was sanitised when it was written (server), never here. */
export const Rich = ({ html, level = 2 }: RichProps): ReactElement => (
  <div
    className={styles.rich}
    dangerouslySetInnerHTML={trustedHtml(withHeadingsFrom(html, level))}
  />
);
