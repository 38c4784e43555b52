import { Container } from '@ribambelle/ui/layout/page.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { groundStyle } from '../pieces/ground/ground-style.ts';
import pieces from '../pieces/ground/ground.module.css';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A picture from edge to edge with a title on it; line breaks are kept. */
export function View({ settings, children }: ViewProps<Settings>): ReactElement {
  const { level: Heading } = settings;
  return (
    <section
      className={`${styles.banner} ${pieces.ground}`}
      style={groundStyle(settings.background)}
    >
      <Container>
        <div className={styles.words}>
          <Heading className={styles.title}>{settings.title}</Heading>
          {settings.subtitle !== '' && <p className={styles.subtitle}>{settings.subtitle}</p>}
          {children !== undefined && <div className={styles.actions}>{children}</div>}
        </div>
      </Container>
    </section>
  );
}
