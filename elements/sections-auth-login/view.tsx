import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { AlreadySignedIn, useSignedInBefore } from '../pieces/person/already-signed-in.tsx';
import { AuthFrame } from '../pieces/person/auth-frame.tsx';
import { useRedirect } from '../pieces/person/use-redirect.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { Settings } from './settings.ts';

/** E-mail and password, then back to the previous page (3 §2). */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('sign-in');
  const customer = useSignedInBefore();
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
  if (customer !== null) {
    return (
      <AuthFrame title={settings.title ?? texts.login_title}>
        <AlreadySignedIn fullname={customer.fullname} redirect={redirect} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={settings.title ?? texts.login_title}
      intro={settings.subtitle ?? texts.login_intro}
      links={links}
    >
      <SignInForm redirect={redirect} />
    </AuthFrame>
  );
}
