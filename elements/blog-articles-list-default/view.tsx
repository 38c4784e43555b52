import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/**
 * The articles of the organiser (3 §2). Articles are kept nowhere, so that every blog is one
 * without articles; a store of articles is read here, in pages of twelve.
 */
export function View(_props: ViewProps<Settings>): ReactElement {
  const texts = useTexts('blog');
  return (
    <EmptyState
      title={texts.none_yet_title}
      text={texts.none_yet_text}
      action={
        <Link href="/" className={buttonClass({ kind: 'white' })}>
          {texts.home}
        </Link>
      }
    />
  );
}
