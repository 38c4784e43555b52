import { Container } from '@ribambelle/ui/layout/page.tsx';
import { type ReactElement, useEffect, useState } from 'react';
import { type LoadedGallery, loadGallery } from './load-gallery.ts';
import { GalleryScene } from './gallery-scene.tsx';
import styles from './gallery.module.css';

/**
 * Every element in its states and both languages, for the developers of elements. The components
 * follow below.
 */
export const GalleryPage = (): ReactElement => {
  const [gallery, setGallery] = useState<LoadedGallery | null>(null);
  useEffect(() => void loadGallery().then(setGallery), []);
  if (gallery === null) return <main id="content" />;
  const { Components } = gallery;
  return (
    <main id="content">
      <Container>
        <nav className={styles.contents} aria-label="Elements">
          {gallery.elements.map(({ id }) => (
            <a key={id} href={`#${id}`}>
              {id}
            </a>
          ))}
        </nav>
      </Container>
      {gallery.elements.map((element) => (
        <section
          key={element.id}
          id={element.id}
          className={styles.element}
          aria-label={element.id}
        >
          <Container>
            <p className={styles.name}>{element.id}</p>
          </Container>
          {element.scenes.flatMap((scene) =>
            gallery.texts.map((texts) => (
              <GalleryScene
                key={`${scene.name} ${texts.language}`}
                element={element}
                scene={scene}
                texts={texts}
              />
            )),
          )}
        </section>
      ))}
      <Components />
    </main>
  );
};
