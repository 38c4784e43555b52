import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './page.module.css';

type Width = 'page' | 'text' | 'form' | 'full';

/** Keeps its content within the width of the page, with its margins. */
export const Container = ({
  width = 'page',
  children,
}: {
  readonly width?: Width;
  readonly children: ReactNode;
}): ReactElement => (
  <div className={classNames(styles.container, width !== 'page' && styles[width])}>{children}</div>
);

type SectionProps = {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly ground?: 'paper' | 'sunk' | 'tint';
  readonly children: ReactNode;
};

/** A band of the page with its own heading; on its own background it runs from edge to edge. */
export const Section = ({
  title,
  action,
  ground = 'paper',
  children,
}: SectionProps): ReactElement => (
  <section
    className={classNames(styles.section, ground !== 'paper' && styles.band, styles[ground])}
  >
    {(title !== undefined || action !== undefined) && (
      <header className={styles.sectionHead}>
        {title !== undefined && <h2>{title}</h2>}
        {action}
      </header>
    )}
    {children}
  </section>
);
