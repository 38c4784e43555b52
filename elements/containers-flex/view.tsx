import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/** Elements in a row, which continues on the next line where there is no room, or in a column. */
export function View({ settings, children }: ViewProps<Settings>): ReactElement {
  const { gap, direction, align, justify } = settings;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: direction,
        alignItems: align,
        justifyContent: justify,
        gap,
      }}
    >
      {children}
    </div>
  );
}
