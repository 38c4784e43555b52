import type { ReactElement } from 'react';
import { withHeadingsFrom } from './heading-levels.ts';
import { trustedHtml } from './unsafe.ts';
import styles from './rich.module.css';

interface RichProps {
  readonly html: string;
  /** The level of its highest heading: one below the heading above it. */
  readonly level?: 2 | 3 | 4 | undefined;
}

/**
 * Text from an organiser's rich editor. The server sanitised it when it was written; nothing is
 * sanitised here.
 */
export const Rich = ({ html, level = 2 }: RichProps): ReactElement => (
  <div
    className={styles.rich}
    dangerouslySetInnerHTML={trustedHtml(withHeadingsFrom(html, level))}
  />
);
