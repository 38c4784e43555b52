import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import type { RegistrationDetail } from './registration-detail.ts';

/** Says that a family cannot cancel it here any more, why, and how to reach the organiser. */
export const NotCancellable = ({
  registration,
}: {
  readonly registration: Pick<RegistrationDetail, 'cancellation_conditions' | 'contact'>;
}): ReactElement => {
  const texts = useTexts('account').cancellation;
  const { cancellation_conditions, contact } = registration;
  return (
    <div className={styles.words}>
      <p>{texts.not_possible}</p>
      <p className={styles.soft}>{cancellation_conditions}</p>
      {contact.email + contact.phone !== '' && (
        <p>
          {texts.contact}{' '}
          {contact.email !== '' && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {contact.email !== '' && contact.phone !== '' && ' · '}
          {contact.phone !== '' && (
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          )}
        </p>
      )}
    </div>
  );
};
