import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/**
 * Elements in as many columns as set, where there is room; a column is never narrower than a phone
 * can show.
 */
export function View({ settings, children }: ViewProps<Settings>): ReactElement {
  const { columns, gap } = settings;
  const width = `max(min(100%, 13rem), (100% - ${columns - 1} * ${gap === '0' || gap === 'auto' ? '0px' : gap}) / ${columns})`;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(${width}, 1fr))`,
        gap,
      }}
    >
      {children}
    </div>
  );
}
