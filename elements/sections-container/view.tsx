import { Container } from '@ribambelle/ui/layout/page.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A part of the page with space above and below, within the page's width. */
export function View({ children }: ViewProps<Settings>): ReactElement {
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.flow}>{children}</div>
      </Container>
    </section>
  );
}
