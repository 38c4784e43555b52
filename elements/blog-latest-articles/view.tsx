import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { ArticleCard } from '../pieces/article/article-card.tsx';
import cards from '../pieces/cards-grid/cards-grid.module.css';
import { gridStyle } from '../pieces/cards-grid/grid-style.ts';
import { latestRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/**
 * The newest articles of the organiser (2 §2). Without any, readers see nothing, and a preview says
 * so, or nobody would find the element in it.
 */
export function View({ settings }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('blog');
  const isPreview = new URLSearchParams(useLocation().search).get('preview') === 'true';
  const articles = useCall('listArticles', latestRequest(settings)).data?.data ?? [];
  if (articles.length === 0)
    return isPreview ? <EmptyState title={texts.none_yet_title} text={texts.not_shown} /> : null;
  const columns = Math.min(3, settings.limit);
  return (
    <div className={cards.grid} style={gridStyle({ columns, 'card-image-aspect-ratio': '4 / 3' })}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} heading="h3" />
      ))}
    </div>
  );
}
