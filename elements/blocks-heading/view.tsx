import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A heading of a page. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const Heading = settings.level;
  return (
    <Heading className={classNames(styles.heading, styles[settings.alignment])}>
      {settings.text}
    </Heading>
  );
}
