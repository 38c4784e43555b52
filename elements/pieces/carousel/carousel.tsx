import type { Answer } from '@ribambelle/api/client.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { type ReactElement, useRef } from 'react';
import styles from './activity.module.css';

interface CarouselProps {
  readonly images: Answer<'getActivity'>['images'];
  readonly texts: Texts['availabilities'];
}

/**
 * Several pictures, moved by touch or by buttons; without a script they scroll. The first follows
 * the last.
 */
export const Carousel = ({ images, texts }: CarouselProps): ReactElement => {
  const strip = useRef<HTMLUListElement>(null);
  const move = (step: 1 | -1) => {
    const node = strip.current;
    if (node === null) return;
    const now = Math.round(node.scrollLeft / node.clientWidth);
    node.scrollTo({ left: ((now + step + images.length) % images.length) * node.clientWidth });
  };
  return (
    <section className={styles.carousel} aria-label={texts.pictures}>
      <ul ref={strip} className={styles.strip} tabIndex={0}>
        {images.map((image, index) => (
          <li key={image.id}>
            <Picture
              src={image.public_url}
              alt={image.alt ?? ''}
              width={800}
              height={600}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <IconButton
          icon="chevron_left"
          kind="white"
          label={texts.previous_picture}
          onClick={() => move(-1)}
        />
        <IconButton
          icon="chevron_right"
          kind="white"
          label={texts.next_picture}
          onClick={() => move(1)}
        />
      </div>
    </section>
  );
};
