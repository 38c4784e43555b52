import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { pagesOf } from '@ribambelle/ui/layout/page-edges.ts';
import { Pagination } from '@ribambelle/ui/layout/pagination.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { ArticleCard } from '../pieces/article/article-card.tsx';
import cards from '../pieces/cards-grid/cards-grid.module.css';
import { FailedList } from '../pieces/cards-grid/failed-list.tsx';
import { gridStyle } from '../pieces/cards-grid/grid-style.ts';
import { LoadingCards } from '../pieces/cards-grid/loading-cards.tsx';
import { articlesPaging, articlesRequest } from './requests.ts';
import type { Settings } from './settings.ts';

const LOOK = { columns: 3, 'card-image-aspect-ratio': '4 / 3' };

/** The articles of the organiser, the newest first, twelve a page (3 §2). */
export function View(_props: ViewProps<Settings>): ReactElement {
  const texts = useTexts('blog');
  const { path, search } = useLocation();
  const query = new URLSearchParams(search);
  const { page_number: page, page_size: size } = articlesPaging(query);
  const found = useCall('listArticles', articlesRequest(query));
  if (found.data === undefined)
    return found.isError ? (
      <FailedList again={found.refetch} />
    ) : (
      <LoadingCards settings={LOOK} label={texts.loading} />
    );
  const { data, count } = found.data;
  if (data.length === 0) return <NoArticles isFirst={page === 1} path={path} />;
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('page_number', String(number));
    return `${path}?${next.toString()}`;
  };
  const last = pagesOf({ page, size, total: count, rows: data.length });
  return (
    <>
      <div className={cards.grid} style={gridStyle(LOOK)}>
        {data.map((article, index) => (
          <ArticleCard key={article.id} article={article} heading="h2" eager={index === 0} />
        ))}
      </div>
      <Pagination
        page={page}
        size={size}
        total={count}
        href={hrefOf}
        Link={Link}
        texts={{ ...texts.pages, position: texts.pages.position(page, last) }}
      />
    </>
  );
}

const NoArticles = ({
  isFirst,
  path,
}: {
  readonly isFirst: boolean;
  readonly path: string;
}): ReactElement => {
  const texts = useTexts('blog');
  return (
    <EmptyState
      title={isFirst ? texts.none_yet_title : texts.none_here_title}
      text={isFirst ? texts.none_yet_text : texts.none_here_text}
      action={
        <Link href={isFirst ? '/' : path} className={buttonClass({ kind: 'white' })}>
          {isFirst ? texts.home : texts.first_page}
        </Link>
      }
    />
  );
};
