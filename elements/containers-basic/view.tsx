import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { groundStyle, paddingStyle } from '../pieces/ground/ground-style.ts';
import pieces from '../pieces/ground/ground.module.css';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A box around its contents. */
export function View({ settings, children }: ViewProps<Settings>): ReactElement {
  return (
    <div
      className={`${styles.box} ${pieces.ground}`}
      style={{
        display: settings.display,
        ...paddingStyle(settings.padding),
        ...groundStyle(settings.background),
      }}
    >
      {children}
    </div>
  );
}
