import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { AuthFrame } from '../pieces/person/auth-frame.tsx';
import { useRedirect } from '../pieces/person/use-redirect.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { Settings } from './settings.ts';

/** E-mail and password, then back to where one came from (3 §2). */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('sign-in');
  const customer = useSession()?.customer ?? null;
  const { redirect, given, keep } = useRedirect();
  const links = (
    <>
      <p>
        {texts.no_account}{' '}
        <Link href={given ? keep('/auth/register') : '/auth/redirect'}>{texts.open_account}</Link>
      </p>
      <Link href={keep('/auth/password')}>{texts.forgotten}</Link>
    </>
  );
  return (
    <AuthFrame
      title={settings.title ?? texts.login_title}
      intro={settings.subtitle ?? texts.login_intro}
      links={links}
    >
      {customer !== null && (
        <Notice
          title={texts.already(customer.fullname)}
          action={
            <Link href={redirect} className={buttonClass({ kind: 'white', size: 'small' })}>
              {texts.go_on}
            </Link>
          }
        />
      )}
      <SignInForm redirect={redirect} />
    </AuthFrame>
  );
}
