import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A picture, with space reserved for it when its ratio is known; a link when it has an address. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const { url, alt, width, height, href } = settings;
  const style = {
    width,
    height,
    borderRadius: settings['border-radius'],
    objectFit: settings['object-fit'],
    ...(settings['aspect-ratio'] !== 'auto' && { aspectRatio: settings['aspect-ratio'] }),
  };
  const picture = (
    <Picture
      className={styles.image}
      src={url}
      alt={alt}
      style={style}
      sizes={width === 'auto' ? null : undefined}
    />
  );
  if (href === null) return picture;
  return (
    <Link href={href} className={styles.link}>
      {picture}
    </Link>
  );
}
