import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { dayText } from '../pieces/facts/day-text.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { termsRequest } from './requests.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** The terms with the day from which they apply, or an earlier version marked as such. */
export function View(_props: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('terms');
  const reading = useReading();
  const { search } = useLocation();
  const { data: terms } = useCall('getTerms', termsRequest(new URLSearchParams(search)));
  if (terms === undefined) return null;
  const { number, published_at, current, content, conditions } = terms;
  return (
    <Container width="text">
      <article className={styles.terms}>
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          <p>{texts.subtitle}</p>
          {number !== null && published_at !== null && (
            <p className={styles.since}>
              {texts.since(
                number,
                formatDay(dayText(localTimeOf(published_at, reading.time_zone)), reading.language),
              )}
            </p>
          )}
        </header>
        {!current && (
          <Notice action={<Link href="/terms">{texts.see_current}</Link>}>{texts.earlier}</Notice>
        )}
        <Rich html={content} />
        {conditions.length > 0 && (
          <section>
            <h2>{texts.conditions}</h2>
            {conditions.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        )}
      </article>
    </Container>
  );
}
