import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { Breadcrumb } from '@ribambelle/ui/layout/breadcrumb.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { Carousel } from '../pieces/carousel/carousel.tsx';
import { dayText } from '../pieces/facts/day-text.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './article.module.css';
import { articleRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** One article of the organiser: its title, its day, its pictures and its text (3 §2). */
export function View({ params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('blog');
  const { language, time_zone } = useReading();
  const search = new URLSearchParams(useLocation().search);
  const { data: article } = useCall('getArticle', articleRequest(params, search));
  if (article === undefined) return null;
  const { title, content, created_at, images } = article;
  const crumbs = [
    { label: texts.home_crumb, href: '/' },
    { label: texts.blog, href: '/blog' },
  ];
  return (
    <Container>
      <article className={styles.article}>
        <Breadcrumb crumbs={crumbs} here={title} label={texts.breadcrumb} Link={Link} />
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.date}>
            <time dateTime={created_at}>
              {formatDay(dayText(localTimeOf(created_at, time_zone)), language)}
            </time>
          </p>
        </header>
        <Pictures images={images} />
        {content !== '' && (
          <div className={styles.words}>
            <Rich html={content} />
          </div>
        )}
      </article>
    </Container>
  );
}

/** The pictures of an article: a carousel, one picture, or nothing. */
const Pictures = ({ images }: Pick<Answer<'getArticle'>, 'images'>): ReactElement | null => {
  const texts = useTexts('blog');
  const [first] = images;
  if (first === undefined) return null;
  return (
    <div className={styles.pictures}>
      {images.length > 1 ? (
        <Carousel images={images} texts={texts} />
      ) : (
        <Picture src={first.public_url} alt={first.alt ?? ''} eager />
      )}
    </div>
  );
};
