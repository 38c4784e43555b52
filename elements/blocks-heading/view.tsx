import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

export function View({ settings }: ViewProps<Settings>): ReactElement {
  const Heading = settings.level;
  return <Heading style={{ textAlign: settings.alignment }}>{settings.text}</Heading>;
}
