import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A picture with words below it, in one column of a page or across it. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const { label, title, subtitle, content, image, alt, alignment } = settings;
  return (
    <div className={classNames(styles.highlight, styles[alignment])}>
      {image !== null && (
        <Picture className={styles.picture} src={image} alt={alt} width={800} height={500} />
      )}
      {label !== '' && <p className={styles.label}>{label}</p>}
      {title !== '' && <h2 className={styles.title}>{title}</h2>}
      {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      {content !== '' && <Rich html={content} level={title === '' ? 2 : 3} />}
    </div>
  );
}
