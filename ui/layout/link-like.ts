import type { ComponentType, ReactNode } from 'react';

export type LinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
};

/** A component that makes a link: the router's own, or a plain `a`. */
export type LinkLike = ComponentType<LinkProps> | 'a';
