import type { Answer } from '@ribambelle/api/client.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import type { ReactElement } from 'react';
import { dayText } from '../facts/day-text.ts';
import { useReading } from '../facts/use-reading.ts';

interface ArticleCardProps {
  readonly article: Answer<'listArticles'>['data'][number];
  readonly heading: 'h2' | 'h3';
  readonly eager?: boolean;
}

/** One article in a list: its first picture, its title, its day and its summary. */
export const ArticleCard = ({ article, heading, eager }: ArticleCardProps): ReactElement => {
  const { language, time_zone } = useReading();
  const { cuid, slug, title, summary, images, created_at } = article;
  const card = {
    href: `/blog/${slug}`,
    title,
    heading,
    picture: { src: images[0]?.public_url ?? null, motif: 'paper' as const, seed: cuid },
    facts: [
      formatDay(dayText(localTimeOf(created_at, time_zone)), language),
      ...(summary === '' ? [] : [summary]),
    ],
  };
  return <PictureCard card={card} eager={eager === true} />;
};
