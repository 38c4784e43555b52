import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import styles from '../account.module.css';
import { OwnData } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The customer's profile and address (1 §2.3). */
export const ProfilePage = (): ReactElement => {
  const texts = useTexts('account');
  return (
    <AccountFrame tab="profile" title={texts.profile}>
      {({ customer, account }) => (
        <>
          <ProfileForm key={customer.id} customer={customer} account={account} />
          <OwnData />
          <div className={styles.danger}>
            <Link href="/account/profile/password" className={buttonClass({ kind: 'white' })}>
              {texts.change_password}
            </Link>
            <Link href="/account/profile/delete">{texts.delete_account}</Link>
          </div>
        </>
      )}
    </AccountFrame>
  );
};
