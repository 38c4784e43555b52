import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { type ReactElement, useEffect, useRef } from 'react';
import styles from './carousel.module.css';

interface CarouselProps {
  readonly images: readonly {
    readonly id: number;
    readonly public_url: string;
    readonly alt?: string | undefined;
  }[];
  readonly texts: {
    readonly pictures: string;
    readonly previous_picture: string;
    readonly next_picture: string;
  };
}

const KEYS = new Map<string, 1 | -1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Several pictures, moved by touch, by buttons or by the arrow keys; without a script they scroll.
 * The first follows the last.
 */
export const Carousel = ({ images, texts }: CarouselProps): ReactElement => {
  const strip = useRef<HTMLUListElement>(null);
  const move = (step: 1 | -1) => {
    const node = strip.current;
    if (node === null) return;
    const now = Math.round(node.scrollLeft / node.clientWidth);
    node.scrollTo({ left: ((now + step + images.length) % images.length) * node.clientWidth });
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS.get(event.key);
      if (step === undefined) return;
      event.preventDefault();
      move(step);
    };
    const node = strip.current;
    node?.addEventListener('keydown', press);
    return () => node?.removeEventListener('keydown', press);
  });
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
