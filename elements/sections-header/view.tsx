import { Container } from '@ribambelle/ui/layout/page.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A label, a title and a sentence. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const { label, title, subtitle, alignment, level: Heading } = settings;
  return (
    <Container>
      <header className={classNames(styles.header, styles[alignment])}>
        {label !== '' && <p className={styles.label}>{label}</p>}
        {title !== '' && <Heading>{title}</Heading>}
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
    </Container>
  );
}
