import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** Plain text in paragraphs. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const { text, alignment, size } = settings;
  return (
    <div className={classNames(styles.text, styles[alignment], size === 'large' && styles.large)}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
