import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/**
 * The newest articles of the organiser (2 §2). Articles are kept nowhere, so that there are none:
 * readers see nothing, and a preview says so, or nobody would find the element in it. A store of
 * articles is read here, `limit` of them.
 */
export function View(_props: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('blog');
  const isPreview = new URLSearchParams(useLocation().search).get('preview') === 'true';
  return isPreview ? <EmptyState title={texts.none_yet_title} text={texts.not_shown} /> : null;
}
