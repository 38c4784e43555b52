import type { ReactElement } from 'react';
import { trustedHtml } from './unsafe.ts';
import styles from './rich.module.css';

/** Text that an organiser wrote with the rich editor. It was sanitised when it was written (server), never here. */
export const Rich = ({ html }: { readonly html: string }): ReactElement => (
  <div className={styles.rich} dangerouslySetInnerHTML={trustedHtml(html)} />
);
