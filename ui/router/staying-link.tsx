import { isPlainPress } from './link-kind.ts';
import { Link } from './link.tsx';
import { useNavigate } from './router-context.tsx';
import type { ComponentProps, ReactElement } from 'react';

/**
 * A link that moves within the page: the back button leaves the page, not every day that was viewed
 * (2 §4).
 */
export const StayingLink = ({ href, ...rest }: ComponentProps<typeof Link>): ReactElement => {
  const navigate = useNavigate();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        navigate(href, { replace: true });
      }}
    />
  );
};
