import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/** Text with headings, lists, links and tables. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  return <Rich html={settings.content} />;
}
