import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';

/** The message that something is not in this account, with a link to the list of what is. */
export const Missing = ({
  title,
  href,
  action,
}: {
  readonly title: string;
  readonly href: string;
  readonly action: string;
}): ReactElement => (
  <EmptyState
    title={title}
    action={
      <Link href={href} className={buttonClass({ kind: 'white' })}>
        {action}
      </Link>
    }
  />
);
