import { useSession } from '../../data/session.tsx';
import { PasswordDialog } from '../../shell/password-dialog.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { OwnPassword } from './own-password.tsx';

/** What somebody who signed in has to do before anything else; the server answers nothing else meanwhile. */
export function PendingPage() {
  const { pending } = useSession().collaborator;
  return (
    <SignInFrame>
      {pending === 'PASSWORD' ? <OwnPassword /> : null}
      <PasswordDialog />
    </SignInFrame>
  );
}
