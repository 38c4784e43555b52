import type { ReactElement } from 'react';
import { iconPaths, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

type IconProps = {
  readonly name: IconName;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
};

/**
 * A line drawing in the colour of the text around it. It is decoration: the words next to it give
 * its meaning.
 */
export const Icon = ({ name, size = 20, className }: IconProps): ReactElement => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
);
