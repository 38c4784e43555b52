import type { Answer } from '@ribambelle/api/client.ts';
import { Fragment } from 'react';
import styles from './rosters.module.css';

export type RosterRow = Answer<'listRoster'>['data'][number];

type Part = RosterRow['more'][number];

/**
 * Returns answers and choices, uncut: those about health in red, with their question when they have
 * no column of their own.
 */
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

/** Returns a text that is never cut. */
export function whole(text: string | null) {
  return text === null || text === '' ? '' : <span className="office-whole">{text}</span>;
}
