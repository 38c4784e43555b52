import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import type { ReactElement } from 'react';

/** The organiser's contacts: e-mail and phone (1 §2.4). */
export const ContactLinks = ({
  className,
}: {
  readonly className: string | undefined;
}): ReactElement => {
  const { email, phone } = useWebsite().topbar;
  return (
    <>
      {email !== null && (
        <a className={className} href={`mailto:${email}`}>
          <Icon name="mail" size={16} />
          <span>{email}</span>
        </a>
      )}
      {phone !== null && (
        <a className={className} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon name="phone" size={16} />
          <span>{phone}</span>
        </a>
      )}
    </>
  );
};
