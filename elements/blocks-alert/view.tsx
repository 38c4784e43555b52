import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/** A notice in one of four colours, with rich content. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const { color, title, content } = settings;
  return (
    <Notice tone={color} title={title === '' ? undefined : title}>
      {content === '' ? undefined : <Rich html={content} />}
    </Notice>
  );
}
