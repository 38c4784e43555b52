import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { signInLinks } from './sign-in-links.ts';
import { useSignOut } from './use-sign-out.ts';

interface AccountLinksProps {
  readonly session: Session | undefined;
  readonly className: string | undefined;
}

/**
 * A link to the account with the customer's first name, and the sign-out; for visitors the links to
 * sign in and to register (1 §2.4).
 */
export const AccountLinks = ({ session, className }: AccountLinksProps): ReactElement => {
  const texts = useTexts('shell');
  const links = signInLinks(useLocation());
  const signOut = useSignOut();
  const customer = session?.customer;
  return (
    <>
      <Link className={className} href={customer ? '/account/home' : links.login}>
        <Icon name="user" size={16} />
        <span>{customer ? customer.firstname : texts.sign_in}</span>
      </Link>
      {customer ? (
        <button className={className} type="button" onClick={signOut}>
          {texts.sign_out}
        </button>
      ) : (
        <Link className={className} href={links.register}>
          {texts.register}
        </Link>
      )}
    </>
  );
};
