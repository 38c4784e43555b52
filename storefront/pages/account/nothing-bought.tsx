import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';

/** A list without purchases, with a link to what is on sale. */
export const NothingBought = (words: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly see: string;
}): ReactElement => (
  <EmptyState
    title={words.title}
    text={words.text}
    action={
      <Link href={words.href} className={buttonClass()}>
        {words.see}
      </Link>
    }
  />
);
