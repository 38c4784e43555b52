import type { ReactElement, ReactNode } from 'react';

/** temporary */
export const Shell = ({
  children,
}: {
  readonly busy: boolean;
  readonly retry: (() => void) | null;
  readonly children: ReactNode;
}): ReactElement => <>{children}</>;
