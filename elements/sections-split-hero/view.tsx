import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** Words on one side, a picture on the other; on a phone the picture comes after the words. */
export function View({ settings, children }: ViewProps<Settings>): ReactElement {
  const { label, title, description, image, alt, layout, origin, level: Heading } = settings;
  return (
    <section className={styles.hero}>
      <Container width={layout === 'full-width' ? 'full' : 'page'}>
        <div className={classNames(styles.halves, origin === 'right' && styles.mirrored)}>
          <div className={styles.words}>
            {label.trim() !== '' && <p className={styles.label}>{label}</p>}
            {title.trim() !== '' && <Heading className={styles.title}>{title}</Heading>}
            {description.trim() !== '' && (
              <div className={styles.description}>
                <Rich html={description} level={Heading === 'h1' ? 2 : 3} />
              </div>
            )}
            {children !== undefined && <div className={styles.actions}>{children}</div>}
          </div>
          <Picture
            className={styles.picture}
            src={typeof image === 'string' ? image : image[0]}
            alt={alt}
            width={800}
            height={600}
            eager
          />
        </div>
      </Container>
    </section>
  );
}
