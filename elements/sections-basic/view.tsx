import { Container } from '@ribambelle/ui/layout/page.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { groundStyle, paddingStyle } from '../pieces/ground/ground-style.ts';
import pieces from '../pieces/ground/ground.module.css';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A band from edge to edge; its contents keep the width of the page. */
export function View({ settings, children }: ViewProps<Settings>): ReactElement {
  return (
    <section
      className={pieces.ground}
      style={{ ...groundStyle(settings.background), ...paddingStyle(settings.padding) }}
    >
      <Container>
        <div className={styles.flow}>{children}</div>
      </Container>
    </section>
  );
}
