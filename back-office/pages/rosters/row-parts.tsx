import type { Answer } from '@ribambelle/api/client.ts';
import { Fragment } from 'react';
import styles from './rosters.module.css';

export type RosterRow = Answer<'listRoster'>['data'][number];

type Part = RosterRow['more'][number];

/** What was answered and chosen, whole: what is about health in red, with its question where that is no column of its own. */
export function partsOf(
  parts: readonly Part[],
  { said }: { said: ((title: string, content: string) => string) | null },
) {
  if (parts.length === 0) return '';
  return (
    <span className="office-whole">
      {parts.map(({ column, title, content, health }, index) => (
        <Fragment key={`${column} ${index}`}>
          {index === 0 ? '' : ' · '}
          <span className={health ? styles['health'] : undefined}>
            {said === null ? content : said(title, content)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** A text that is never cut. */
export function whole(text: string | null) {
  return text === null || text === '' ? '' : <span className="office-whole">{text}</span>;
}
