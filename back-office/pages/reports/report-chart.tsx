import { Button, Skeleton } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { type Picture, withoutNothing } from './picture.ts';
import styles from './reports.module.css';

/** The library of charts, loaded with the first picture and on no other page. */
const ReportPicture = lazy(async () => ({
  default: (await import('./report-picture.tsx')).ReportPicture,
}));

const MOST_BARS = 80;

/**
 * The picture of a report, with the names of its series. The table below says the same in words,
 * for people who cannot see it.
 */
export function ReportChart(props: { title: string; picture: Picture; named: boolean }) {
  const texts = useTexts('reports');
  const { count } = useFormats();
  const [whole, show] = useState(false);
  const { title, named } = props;
  const picture = withoutNothing(props.picture);
  const { names, series } = picture;
  const cut = picture.form === 'BARS' && names.length > MOST_BARS && !whole;
  const short_picture: Picture = cut
    ? {
        ...picture,
        names: names.slice(0, MOST_BARS),
        series: series.map((one) => ({ ...one, values: one.values.slice(0, MOST_BARS) })),
      }
    : picture;
  if (names.length === 0) return null;
  return (
    <figure className={styles['chart']}>
      {named ? <h2>{title}</h2> : null}
      {series.length > 1 ? (
        <ul className={styles['legend']} aria-hidden="true">
          {series.map(({ name, look }) => (
            <li key={name} data-look={look} data-form={picture.form}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div role="img" aria-label={texts.chart(title)}>
        <Suspense fallback={<Skeleton height={300} />}>
          <ReportPicture picture={short_picture} />
        </Suspense>
      </div>
      {cut ? (
        <figcaption>
          {texts.chart_first(MOST_BARS, count(names.length))}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => show(true)}>
            {texts.chart_whole}
          </Button>
        </figcaption>
      ) : null}
    </figure>
  );
}
