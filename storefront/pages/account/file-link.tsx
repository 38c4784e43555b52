import type { ButtonKind } from '@ribambelle/ui/actions/button-class.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Icon, type IconName } from '@ribambelle/ui/icons/icon.tsx';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';

/** A file of the account, in the language of the page. `path` begins after `/api/account`. */
export const FileLink = ({
  path,
  icon,
  kind = 'white',
  children,
}: {
  readonly path: string;
  readonly icon: IconName;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}): ReactElement => (
  <a
    className={buttonClass({ kind, size: 'small' })}
    href={`/${useLanguage()}/api/account${path}`}
    download
  >
    <Icon name={icon} size={16} />
    {children}
  </a>
);
